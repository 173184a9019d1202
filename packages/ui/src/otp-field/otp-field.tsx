import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useLayoutEffect,
  useRef,
} from 'react'
import { Field, type FieldProps } from '../field/field.tsx'
import { fieldState } from '../field/field-box.variants.ts'
import { useWords } from '../words/use-words.ts'
import { type CodeEdit, enterDigits, enteredInto, eraseBack, eraseForward } from './code-edit.ts'
import { otpBoxVariants } from './otp-box.variants.ts'
import { otpFieldWords } from './otp-field.words.ts'

export type OtpFieldProps = FieldProps & {
  value: string | undefined
  onChange: (digits: string) => void
  /** Called with the whole code as soon as its last digit is there. */
  onComplete?: (digits: string) => void
  onBlur?: () => void
  name?: string | undefined
  /** How many digits, a box for each. */
  length?: number
  /** Shows dots instead of digits. */
  masked?: boolean
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  autoFocus?: boolean
  /** The first box. */
  ref?: Ref<HTMLInputElement>
}

function boxesOf(group: HTMLElement | null): HTMLInputElement[] {
  return [...(group?.querySelectorAll<HTMLInputElement>('input[data-box]') ?? [])]
}

function write(boxes: HTMLInputElement[], digits: string) {
  for (const [at, box] of boxes.entries()) {
    const digit = digits[at] ?? ''
    if (box.value !== digit) box.value = digit
  }
}

/** Where the focus goes with a key that changes nothing; null when the key means nothing here. */
function walked(key: string, { digits, at }: CodeEdit, length: number): number | null {
  if (key === 'ArrowLeft') return Math.max(0, at - 1)
  if (key === 'ArrowRight') return Math.min(at + 1, length - 1)
  if (key === 'Home') return 0
  return key === 'End' ? Math.min(digits.length, length - 1) : null
}

function erased(key: string, edit: CodeEdit): CodeEdit | null {
  if (key === 'Backspace') return eraseBack(edit)
  return key === 'Delete' ? eraseForward(edit) : null
}

type Code = {
  value: string
  onChange: (digits: string) => void
  onComplete: ((digits: string) => void) | undefined
  length: number
  readOnly: boolean
}

/**
 * The boxes are written and the focus is moved with the key itself, not when React has drawn its outcome:
 * the next key may be there before that, and must fall into the next box.
 */
function useCode({ value, onChange, onComplete, length, readOnly }: Code) {
  const group = useRef<HTMLDivElement>(null)
  const digits = useRef(value)

  useLayoutEffect(() => {
    digits.current = value
    write(boxesOf(group.current), value)
  }, [value])

  const take = (edit: CodeEdit) => {
    const boxes = boxesOf(group.current)
    const changed = edit.digits !== digits.current
    digits.current = edit.digits
    write(boxes, edit.digits)
    boxes[edit.at]?.focus()
    if (!changed) return
    onChange(edit.digits)
    if (edit.digits.length === length) onComplete?.(edit.digits)
  }
  const enter = (at: number, entered: string) =>
    take(enterDigits({ digits: digits.current, at }, entered, length))

  const onInput = (at: number, box: HTMLInputElement) => {
    const before = digits.current[at] ?? ''
    const entered = enteredInto(before, box.value)
    if (entered !== '') enter(at, entered)
    // Emptied without a key that says so, as the keyboards of some phones do.
    else if (box.value === '' && before !== '') take(eraseBack({ digits: digits.current, at }))
    else write(boxesOf(group.current), digits.current)
  }
  const onKeyDown = (at: number, event: KeyboardEvent) => {
    const now = { digits: digits.current, at }
    const unfinished = event.key === 'Enter' && now.digits.length < length
    const walk = walked(event.key, now, length)
    const edit = readOnly ? null : erased(event.key, now)
    if (walk !== null) boxesOf(group.current)[walk]?.focus()
    if (edit) take(edit)
    // Enter sends the form, but only a whole code; a space is no digit.
    if (unfinished || walk !== null || edit || event.key === ' ') event.preventDefault()
  }
  const onPaste = (at: number, event: ClipboardEvent) => {
    event.preventDefault()
    const pasted = event.clipboardData.getData('text').replace(/\D/g, '')
    if (pasted !== '' && !readOnly) enter(at, pasted)
  }
  return { group, onInput, onKeyDown, onPaste }
}

/** Takes the `field` of a `Controller` as it is; its value is a string of digits. */
export function OtpField({
  label,
  labelHidden,
  required,
  hint,
  error,
  id,
  className,
  value = '',
  onChange,
  onComplete,
  onBlur,
  name,
  length = 4,
  masked = false,
  disabled = false,
  readOnly = false,
  autoFocus = false,
  ref,
}: OtpFieldProps) {
  const words = useWords('otpField', otpFieldWords)
  const { group, ...code } = useCode({ value, onChange, onComplete, length, readOnly })
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.()
  }

  return (
    <Field kind="group" {...{ label, labelHidden, required, hint, error, id, className }}>
      {({ id: groupId, ...wiring }, labelId) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset takes its name from a legend, and this label is no legend
        <div
          ref={group}
          id={groupId}
          role="group"
          aria-labelledby={labelId}
          // A code reads from left to right in every language.
          dir="ltr"
          onBlur={leave}
          className="flex gap-3 rtl:justify-end"
        >
          {Array.from({ length }, (_, at) => (
            <input
              key={at}
              ref={at === 0 ? ref : undefined}
              data-box
              {...wiring}
              type={masked ? 'password' : 'text'}
              inputMode="numeric"
              autoComplete={at === 0 ? 'one-time-code' : 'off'}
              // biome-ignore lint/a11y/noAutofocus: the page says when the code is all there is to do
              autoFocus={autoFocus && at === 0}
              aria-label={words.box(at + 1, length)}
              // Tab comes to the first empty box, and goes on from there to what follows.
              tabIndex={at === Math.min(value.length, length - 1) ? 0 : -1}
              {...{ disabled, readOnly }}
              defaultValue={value[at]}
              onInput={event => code.onInput(at, event.currentTarget)}
              onKeyDown={event => code.onKeyDown(at, event)}
              onPaste={event => code.onPaste(at, event)}
              onFocus={event => event.currentTarget.select()}
              className={otpBoxVariants({ state: fieldState({ error, disabled, readOnly }) })}
            />
          ))}
          {name ? <input type="hidden" {...{ name, value, disabled }} /> : null}
        </div>
      )}
    </Field>
  )
}
