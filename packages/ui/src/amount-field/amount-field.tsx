import { cx } from 'class-variance-authority'
import type { ChangeEvent, ClipboardEvent, KeyboardEvent, Ref } from 'react'
import { writeWithCaret } from '../caret/write-with-caret.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { fieldBoxVariants, fieldInputClass, fieldState } from '../field/field-box.variants.ts'
import { useWords } from '../words/use-words.ts'
import { amountFieldWords } from './amount-field.words.ts'
import { amountOf, amountText, checkSeparators, HIGHEST_AMOUNT } from './amount-text.ts'
import { type AmountEdit, type EditedAmount, editAmount, editBetween } from './edit-amount.ts'
import { type Travel, travelByKey, travelByMenu } from './typing-history.ts'
import { useStandingAmount } from './use-standing-amount.ts'

/** Shows both separators. */
const EXAMPLE = 125_050n

export type AmountFieldProps = FieldProps & {
  /** In the smaller unit: kobo, cents. Null or undefined when empty. */
  value: bigint | null | undefined
  onChange: (minor: bigint | null) => void
  /** Before the figures; what is pasted in another currency doesn't go in. */
  symbol?: string
  /** The highest amount, in the smaller unit; more is brought down to it. */
  highest?: bigint
  /** Before kobo and cents. */
  decimalSeparator?: string
  /** Between thousands. */
  groupSeparator?: string
  /** Said while an amount was brought down. */
  highestText?: (highest: string) => string
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
  highestText,
  size = 'regular',
  onBlur,
  name,
  placeholder = '0',
  disabled = false,
  readOnly = false,
  ref,
}: AmountFieldProps) {
  const words = useWords('amountField', amountFieldWords)
  const notation = { decimal: decimalSeparator, group: groupSeparator, symbol }
  checkSeparators(notation)
  const { standing, stand, finish, travel } = useStandingAmount(value, notation)
  const sentence = {
    highest: () => (highestText ?? words.highest)(`${symbol}${amountText(highest, notation)}`),
    refused: () => words.refused(amountText(EXAMPLE, notation)),
    otherCurrency: () => words.otherCurrency(symbol),
  }

  const show = (input: HTMLInputElement, { text, caret }: EditedAmount) => {
    writeWithCaret(input, text, caret)
    onChange(amountOf(text, notation))
  }
  const take = (input: HTMLInputElement, edit: AmountEdit) => {
    const edited = editAmount(standing, edit, notation, highest)
    stand(edited)
    if (edited.text !== standing.text) return show(input, edited)
    writeWithCaret(input, edited.text, edited.caret)
    if (edited.said === 'refused') input.setSelectionRange(edit.start, edit.end)
  }
  const go = (input: HTMLInputElement, way: Travel) => {
    const there = travel(way)
    if (there) show(input, there)
    else writeWithCaret(input, standing.text, standing.text.length)
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const way = travelByMenu(event.nativeEvent)
    if (way) return go(input, way)
    const edit = editBetween(standing.text, input.value, input.selectionStart ?? input.value.length)
    take(input, { ...edit, ...deletion(event.nativeEvent) })
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const inserted = event.clipboardData.getData('text')
    if (readOnly || inserted === '') return
    event.preventDefault()
    const { value: now, selectionStart, selectionEnd } = event.currentTarget
    const start = selectionStart ?? now.length
    take(event.currentTarget, { start, end: selectionEnd ?? start, inserted })
  }
  // Text written by the field itself is no step for the browser to take back.
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const way = travelByKey(event.nativeEvent)
    if (!way || readOnly) return
    event.preventDefault()
    go(event.currentTarget, way)
  }
  const { said } = standing

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
              onKeyDown={press}
              onBlur={() => {
                finish()
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
