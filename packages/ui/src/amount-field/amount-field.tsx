import { cx } from 'class-variance-authority'
import { type ChangeEvent, type ClipboardEvent, type Ref, useState } from 'react'
import { writeWithCaret } from '../caret/write-with-caret.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { fieldBoxVariants, fieldInputClass, fieldState } from '../field/field-box.variants.ts'
import {
  type AmountSeparators,
  amountOf,
  amountText,
  checkSeparators,
  HIGHEST_AMOUNT,
  ownSeparators,
  type Typed,
  tidyAmount,
} from './amount-text.ts'

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
  size?: 'regular' | 'large'
  onBlur?: () => void
  name?: string | undefined
  placeholder?: string
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  ref?: Ref<HTMLInputElement>
}

function deletion(event: Event): Pick<Typed, 'deleting'> {
  if (!(event instanceof InputEvent)) return {}
  if (event.inputType === 'deleteContentBackward') return { deleting: 'back' }
  return event.inputType === 'deleteContentForward' ? { deleting: 'forward' } : {}
}

/** The text follows the typing; it is rewritten only when the value changes from outside. */
function useAmountText(value: bigint | null, separators: AmountSeparators) {
  const [text, setText] = useState(() => amountText(value, separators))
  if (amountOf(text, separators) !== value) {
    const next = amountText(value, separators)
    setText(next)
    return [next, setText] as const
  }
  return [text, setText] as const
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
  const [text, setText] = useAmountText(value, separators)
  const [clamped, setClamped] = useState(false)

  const take = (input: HTMLInputElement, typed: Omit<Typed, 'previous'>) => {
    const tidy = tidyAmount({ ...typed, previous: text }, separators, highest)
    writeWithCaret(input, tidy.text, tidy.caret)
    setText(tidy.text)
    setClamped(tidy.clamped)
    onChange(amountOf(tidy.text, separators))
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const caret = input.selectionStart ?? input.value.length
    take(input, { raw: input.value, caret, ...deletion(event.nativeEvent) })
  }
  // Ours go in by themselves, so that undo works; only another language's separators are exchanged first.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    const own = ownSeparators(pasted, separators)
    if (own === pasted || readOnly) return
    event.preventDefault()
    const { value: now, selectionStart, selectionEnd } = event.currentTarget
    const start = selectionStart ?? now.length
    take(event.currentTarget, {
      raw: now.slice(0, start) + own + now.slice(selectionEnd ?? start),
      caret: start + own.length,
    })
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
              value={text}
              onChange={type}
              onPaste={paste}
              onBlur={() => {
                setText(amountText(value, separators))
                setClamped(false)
                onBlur?.()
              }}
              className={cx(fieldInputClass, 'rtl:text-end')}
            />
          </div>
          <p role="status" className={clamped ? 'text-small text-ink-muted' : 'sr-only'}>
            {clamped ? highestText(`${symbol}${amountText(highest, separators)}`) : ''}
          </p>
        </>
      )}
    </Field>
  )
}
