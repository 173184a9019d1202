import { cx } from 'class-variance-authority'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { Field, type FieldProps } from '../field/field.tsx'
import { fieldBoxVariants, fieldState } from '../field/field-box.variants.ts'
import { findByWord } from '../listbox/find-options.ts'
import { prepareListbox } from '../listbox/lazy-virtual-options.ts'
import { Listbox } from '../listbox/listbox.tsx'
import type { ListboxOption } from '../listbox/listbox-option.ts'
import { ListPanel } from '../overlay/list-panel.tsx'
import { opensAsSheet } from '../overlay/opens-as-sheet.ts'
import { useWords } from '../words/use-words.ts'
import { selectFieldWords } from './select-field.words.ts'

export type { ListboxOption } from '../listbox/listbox-option.ts'

type Choice =
  | {
      /** Any number can be chosen: the value is a list. */
      multiple?: false
      value: string | undefined
      onChange: (value: string) => void
    }
  | { multiple: true; value: string[] | undefined; onChange: (value: string[]) => void }

export type SelectFieldProps = SelectFieldBase & Choice

/** Everything but the value, whose type follows from `multiple`. */
export type SelectFieldBase = FieldProps & {
  options: ListboxOption[]
  /** A box above the list that narrows it, where there are more than ten or so. */
  searchable?: boolean
  placeholder?: string
  readOnly?: boolean | undefined
  disabled?: boolean | undefined
  onBlur?: () => void
  name?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])

function chosenValues({ value }: Choice): string[] {
  if (value === undefined || value === '') return []
  return typeof value === 'string' ? [value] : value
}

/** Puts the option in, or takes it out again; answers whether the list has done its work. */
function pick(choice: Choice, picked: string): boolean {
  if (!choice.multiple) {
    choice.onChange(picked)
    return true
  }
  const before = choice.value ?? []
  const without = before.filter(value => value !== picked)
  choice.onChange(without.length === before.length ? [...before, picked] : without)
  return false
}

/** Takes the `field` of a `Controller` as it is: its value is a string, or a list of strings when `multiple`. */
export function SelectField({
  label,
  labelHidden,
  required,
  hint,
  error,
  id,
  className,
  options,
  searchable = false,
  placeholder,
  readOnly = false,
  disabled = false,
  onBlur,
  name,
  ref,
  ...choice
}: SelectFieldProps) {
  const words = useWords('selectField', selectFieldWords)
  const [open, setOpen] = useState(false)
  const [isSheet, setIsSheet] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    ref,
    () => trigger.current,
    [],
  )
  const state = open ? 'open' : 'closed'
  const values = chosenValues(choice)
  const chosen = options.filter(option => values.includes(option.value))

  const search = searchable ? { find: findByWord } : undefined

  const prepare = () => prepareListbox(options.length)
  const show = () => {
    setIsSheet(opensAsSheet(options.length))
    setOpen(!readOnly)
  }
  const close = () => {
    setOpen(false)
    onBlur?.()
  }
  const openByKey = (event: KeyboardEvent) => {
    if (open || !OPENING_KEYS.has(event.key)) return
    event.preventDefault()
    show()
  }

  return (
    <Field {...{ label, labelHidden, required, hint, error, id, className }}>
      {(wiring, labelId) => (
        <>
          <button
            {...wiring}
            ref={trigger}
            type="button"
            role="combobox"
            name={name}
            disabled={disabled}
            data-control
            data-state={state}
            data-empty={chosen.length === 0 || undefined}
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={open ? `${wiring.id}-list` : undefined}
            aria-readonly={readOnly || undefined}
            aria-labelledby={labelId}
            onClick={open ? close : show}
            onKeyDown={openByKey}
            onPointerEnter={prepare}
            onFocus={prepare}
            onBlur={open ? undefined : onBlur}
            className={cx(
              fieldBoxVariants({ state: fieldState({ error, readOnly, disabled }) }),
              'text-start focus-visible:border-focus focus-visible:outline-offset-1',
            )}
          >
            <ChosenText chosen={chosen} placeholder={placeholder ?? words.choose} />
            {readOnly ? null : (
              <ChevronDown
                aria-hidden
                strokeWidth={1.75}
                className={cx(
                  'size-5 shrink-0 text-ink-muted transition-transform',
                  open && 'rotate-180',
                )}
              />
            )}
          </button>
          {open ? (
            <ListPanel
              asSheet={isSheet}
              title={label}
              steady={searchable}
              box={trigger}
              onClose={close}
              focusAfter={() => trigger.current}
              className="flex w-(--box-width) min-w-menu-min flex-col overflow-hidden"
            >
              <Listbox
                id={`${wiring.id}-list`}
                labelledBy={labelId}
                chosen={values}
                multiple={choice.multiple === true}
                {...{ options, search }}
                onChoose={option => {
                  if (pick(choice, option.value)) close()
                }}
                onTab={() => {
                  // Tab goes on from the field itself.
                  trigger.current?.focus()
                  close()
                }}
              />
            </ListPanel>
          ) : null}
        </>
      )}
    </Field>
  )
}

function ChosenText({ chosen, placeholder }: { chosen: ListboxOption[]; placeholder: string }) {
  if (chosen.length === 0)
    return <span className="min-w-0 flex-1 truncate text-ink-subtle">{placeholder}</span>
  return (
    <>
      {chosen.length === 1 && chosen[0]?.icon ? (
        <span className="shrink-0">{chosen[0].icon}</span>
      ) : null}
      <span className="min-w-0 flex-1 truncate">{chosen.map(({ label }) => label).join(', ')}</span>
      {chosen.length > 1 ? (
        <span
          aria-hidden="true"
          className="figures shrink-0 rounded-full bg-primary-soft px-2 py-0.5 text-caption font-semibold text-on-primary-soft"
        >
          {chosen.length}
        </span>
      ) : null}
    </>
  )
}
