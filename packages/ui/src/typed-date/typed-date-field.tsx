// What the date field and the month picker have in common: a date can be typed, or chosen from a panel.
import { cx } from 'class-variance-authority'
import CalendarIcon from 'lucide-react/icons/calendar'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { Field, type FieldProps } from '../field/field.tsx'
import { fieldBoxVariants, fieldInputClass, fieldState } from '../field/field-box.variants.ts'
import { FloatingPanel } from '../overlay/floating-panel.tsx'
import { isBetween, type TypedDate } from './typed-date.ts'

/** What a page may set on either field. */
export type DateFieldSettings = FieldProps & {
  /** "2026-11-20" or "2026-11"; empty when there is none. */
  value: string | undefined
  onChange: (value: string) => void
  /** The first that may be chosen. */
  earliest?: string | undefined
  /** The last that may be chosen. */
  latest?: string | undefined
  /** The day marked as today, "2026-11-20"; by default the browser’s. */
  today?: string | undefined
  onBlur?: () => void
  name?: string | undefined
  /** Instead of how it is to be typed. */
  placeholder?: string
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  ref?: Ref<HTMLInputElement>
}

type TypedDateWords = {
  /** How it is to be typed, in the empty field. */
  shape: string
  invalid: string
  between: (earliest: string, latest: string) => string
  tooEarly: (earliest: string) => string
  tooLate: (latest: string) => string
  open: string
}

type TypedDateFieldProps = Omit<DateFieldSettings, 'today'> & {
  words: TypedDateWords
  kind: TypedDate
  /** Called when the panel is likely to be opened soon. */
  onNear?: () => void
  panel: (choose: (value: string) => void) => ReactNode
}

/** Why a date that is one can't be chosen. */
function outside(words: TypedDateWords, earliest = '', latest = ''): string {
  if (earliest && latest) return words.between(earliest, latest)
  return earliest ? words.tooEarly(earliest) : words.tooLate(latest)
}

/** The text follows the typing; it is rewritten only when the value changes from outside. */
function useDateText(value: string, kind: TypedDate) {
  const [text, setText] = useState(() => (value ? kind.write(value) : ''))
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if ((kind.read(text) ?? '') !== value) setText(value ? kind.write(value) : '')
  }
  return [text, setText] as const
}

export function TypedDateField({
  label,
  labelHidden,
  required,
  hint,
  error,
  id,
  className,
  value = '',
  onChange,
  earliest,
  latest,
  onBlur,
  name,
  placeholder,
  disabled = false,
  readOnly = false,
  words,
  kind,
  onNear,
  panel,
  ref,
}: TypedDateFieldProps) {
  const [text, setText] = useDateText(value, kind)
  const [left, setLeft] = useState(true)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const read = kind.read(text)
  const allowed = read !== null && isBetween(read, earliest, latest)
  const ownError =
    read === null
      ? words.invalid
      : outside(words, earliest && kind.write(earliest), latest && kind.write(latest))
  // Whoever sends a form with Enter has not left the field: what is wrong with the day says more than that it is none.
  const wrong = (left || error) && text !== '' && !allowed ? ownError : error

  const type = (typed: string, atEnd: boolean) => {
    // Only while text grows at its end: a deleted slash was meant to go.
    const next = atEnd && typed.length > text.length ? kind.help(typed) : typed
    setText(next)
    setLeft(false)
    const found = kind.read(next)
    const chosen = found !== null && isBetween(found, earliest, latest) ? found : ''
    if (chosen !== value) onChange(chosen)
  }
  const choose = (chosen: string) => {
    setText(kind.write(chosen))
    setLeft(true)
    setOpen(false)
    onChange(chosen)
  }

  return (
    <Field {...{ label, labelHidden, required, hint, id, className }} error={wrong}>
      {wiring => (
        <div
          ref={box}
          onPointerEnter={onNear}
          className={cx(
            fieldBoxVariants({ state: fieldState({ error: wrong, disabled, readOnly }) }),
            'pe-0.5',
          )}
        >
          <input
            data-control
            {...wiring}
            {...{ ref, name, disabled, readOnly }}
            placeholder={placeholder ?? words.shape}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            value={text}
            onFocus={onNear}
            onChange={({ currentTarget: input }) =>
              type(input.value, input.selectionStart === input.value.length)
            }
            onKeyDown={event => {
              if (event.key !== 'ArrowDown' || readOnly) return
              event.preventDefault()
              setOpen(true)
            }}
            onBlur={() => {
              setLeft(true)
              if (read !== null) setText(kind.write(read))
              onBlur?.()
            }}
            className={cx(fieldInputClass, 'figures rtl:text-end')}
          />
          {disabled || readOnly ? null : (
            <button
              ref={button}
              type="button"
              aria-label={words.open}
              aria-haspopup="dialog"
              aria-expanded={open}
              onFocus={onNear}
              onClick={() => setOpen(!open)}
              className="grid size-control-small shrink-0 place-items-center rounded-control text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink"
            >
              <CalendarIcon aria-hidden size={20} strokeWidth={1.75} />
            </button>
          )}
          {open ? (
            <FloatingPanel
              box={box}
              label={words.open}
              align="end"
              onClose={() => setOpen(false)}
              focusAfter={() => button.current}
              className="overflow-y-auto p-3"
            >
              {panel(choose)}
            </FloatingPanel>
          ) : null}
        </div>
      )}
    </Field>
  )
}
