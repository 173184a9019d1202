import { cx } from 'class-variance-authority'
import { type ChangeEvent, type ClipboardEvent, type Ref, useState } from 'react'
import { writeWithCaret } from '../caret/write-with-caret.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { fieldBoxVariants, fieldInputClass, fieldState } from '../field/field-box.variants.ts'
import { amountOf, amountText, checkSeparators, HIGHEST_AMOUNT } from './amount-text.ts'
import { type AmountEdit, type EditedAmount, editAmount, editBetween } from './edit-amount.ts'
import { useStandingAmount } from './use-standing-amount.ts'

/** Shows both separators. */
const EXAMPLE = 125_050n

export type AmountFieldProps = FieldProps & {
  /** In the smaller unit: kobo, cents. Null or undefined when empty. */
  value: bigint | null | undefined
  onChange: (minor: bigint | null) => void
  /** Before the figures. */
  symbol?: string
  /** The highest amount, in the smaller unit; more is brought down to it. */
  highest?: bigint
  decimalSeparator?: string
  groupSeparator?: string
  /** Said while an amount was brought down. */
  highestText?: (highest: string) => string
  /** Said when something typed or pasted didn't go in; it is given an amount as it may be written. */
  refusedText?: (example: string) => string
  size?: 'regular' | 'large'
  onBlur?: () => void
  name?: string | undefined
  placeholder?: string
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  ref?: Ref<HTMLInputElement>
}

function deletion(event: Event): Pick<AmountEdit, 'deleting'> {
  if (!(event instanceof InputEvent)) return {}
  if (event.inputType === 'deleteContentBackward') return { deleting: 'back' }
  return event.inputType === 'deleteContentForward' ? { deleting: 'forward' } : {}
}

/** Takes the `field` of a `Controller` as it is; its value is a bigint in the smaller unit, never a float. */
export function AmountField({
  label,
  labelHidden,
  required,
  hint,
  error,
  id,
  className,
  value = null,
  onChange,
  symbol = '₦',
  highest = HIGHEST_AMOUNT,
  decimalSeparator = '.',
  groupSeparator = ',',
  highestText = most => `The highest amount is ${most}`,
  refusedText = example => `Please use digits, with two decimals at most, like ${example}`,
  size = 'regular',
  onBlur,
  name,
  placeholder = '0',
  disabled = false,
  readOnly = false,
  ref,
}: AmountFieldProps) {
  const separators = { decimal: decimalSeparator, group: groupSeparator }
  checkSeparators(separators)
  const [standing, setStanding, finished] = useStandingAmount(value, separators)
  const [said, setSaid] = useState<EditedAmount['said']>()
  const sentence = {
    highest: () => highestText(`${symbol}${amountText(highest, separators)}`),
    refused: () => refusedText(amountText(EXAMPLE, separators)),
  }

  const take = (input: HTMLInputElement, edit: AmountEdit) => {
    const { text, openPoint, caret, said } = editAmount(standing, edit, separators, highest)
    writeWithCaret(input, text, caret)
    setSaid(said)
    if (said === 'refused') return input.setSelectionRange(edit.start, edit.end)
    setStanding({ text, openPoint })
    onChange(amountOf(text, separators))
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const edit = editBetween(standing.text, input.value, input.selectionStart ?? input.value.length)
    take(input, { ...edit, ...deletion(event.nativeEvent) })
  }
  // What stands afterwards just as it was pasted goes in by itself, so that undo works.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const inserted = event.clipboardData.getData('text')
    if (readOnly || inserted === '') return
    const { value: now, selectionStart, selectionEnd } = event.currentTarget
    const start = selectionStart ?? now.length
    const edit = { start, end: selectionEnd ?? start, inserted }
    const { text } = editAmount(standing, edit, separators, highest)
    const asPasted = now.slice(0, start) + inserted + now.slice(edit.end)
    if (text === asPasted && !standing.openPoint) return
    event.preventDefault()
    take(event.currentTarget, edit)
  }

  return (
    <Field {...{ label, labelHidden, required, hint, error, id, className }}>
      {wiring => (
        <>
          <div
            data-size={size}
            className={cx(
              fieldBoxVariants({ state: fieldState({ error, disabled, readOnly }) }),
              'figures gap-1.5 data-[size=large]:min-h-16 data-[size=large]:text-heading data-[size=large]:font-semibold',
            )}
          >
            <span aria-hidden="true" className="shrink-0 text-[0.8em] text-ink-muted">
              {symbol}
            </span>
            <input
              data-control
              {...wiring}
              {...{ ref, name, placeholder, disabled, readOnly }}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              value={standing.text}
              onChange={type}
              onPaste={paste}
              onBlur={() => {
                setStanding(finished)
                setSaid(undefined)
                onBlur?.()
              }}
              className={cx(fieldInputClass, 'rtl:text-end')}
            />
          </div>
          <p role="status" className={said ? 'text-small text-ink-muted' : 'sr-only'}>
            {said ? sentence[said]() : ''}
          </p>
        </>
      )}
    </Field>
  )
}
