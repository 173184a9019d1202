import { cx } from 'class-variance-authority'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ChangeEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { writeWithCaret } from '../caret/write-with-caret.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { fieldBoxVariants, fieldInputClass, fieldState } from '../field/field-box.variants.ts'
import { lazyCode } from '../lazy-code/lazy-code.ts'
import { prepareListbox } from '../listbox/lazy-virtual-options.ts'
import { ListPanel } from '../overlay/list-panel.tsx'
import { opensAsSheet } from '../overlay/opens-as-sheet.ts'
import { useWords } from '../words/use-words.ts'
import { type PhoneCountry, plus } from './phone-country.ts'
import { countryOfNumber, digitsOf, withoutCallingCode, withPlus } from './phone-digits.ts'
import { phoneFieldWords } from './phone-field.words.ts'
import { useShowsFlags } from './shows-flags.ts'

export type { PhoneCountry } from './phone-country.ts'

const countryMenu = lazyCode(() => import('./country-menu.tsx'))

export type PhoneFieldProps = FieldProps & {
  /** In the order they are listed. */
  countries: readonly PhoneCountry[]
  /** The digits without calling code. A saved number that still has it loses it when first shown. */
  value: string | undefined
  onChange: (digits: string) => void
  /** Two letters; left out, the field remembers the choice itself. */
  country?: string | undefined
  /** Two letters; until one is chosen. */
  defaultCountry?: string
  /** Hears a country that was chosen, or found in a pasted number. */
  onCountryChange?: (country: PhoneCountry) => void
  onBlur?: () => void
  name?: string | undefined
  placeholder?: string
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  /** The box for the digits. */
  ref?: Ref<HTMLInputElement>
}

/** Takes the `field` of a `Controller` as it is for the digits; the country comes and goes beside it. */
export function PhoneField({
  label,
  labelHidden,
  required,
  hint,
  error,
  id,
  className,
  countries,
  value = '',
  onChange,
  country: givenCountry,
  defaultCountry = 'US',
  onCountryChange,
  onBlur,
  name,
  placeholder,
  disabled = false,
  readOnly = false,
  ref,
}: PhoneFieldProps) {
  const [ownCountry, setOwnCountry] = useState(defaultCountry)
  const code = givenCountry ?? ownCountry
  const country = countries.find(each => each.countryCode === code)
  const digits = withoutCallingCode(value, country?.callingCode ?? '')

  // Settled once for the form too, as soon as the country and so its calling code is known.
  const settle = useRef(onChange)
  settle.current = onChange
  useEffect(() => {
    if (country && digits !== value) settle.current(digits)
  }, [country, digits, value])

  const choose = (next: PhoneCountry) => {
    setOwnCountry(next.countryCode)
    onCountryChange?.(next)
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const typed = withPlus(input.value, countries)
    const owner = countryOfNumber(typed, country, countries)
    const next = withoutCallingCode(typed, owner?.callingCode ?? '')
    const before = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length
    const dropped = digitsOf(input.value).length - next.length
    writeWithCaret(input, next, Math.max(0, before - dropped))
    if (owner && owner !== country) choose(owner)
    onChange(next)
  }

  const locked = disabled || readOnly
  return (
    <Field {...{ label, labelHidden, required, hint, error, id, className }}>
      {wiring => (
        <CountryChoice
          id={wiring.id}
          {...{ countries, country, locked }}
          onChoose={choose}
          boxClass={cx(
            fieldBoxVariants({ state: fieldState({ error, disabled, readOnly }) }),
            'gap-0 ps-0',
          )}
        >
          <input
            data-control
            {...wiring}
            {...{ ref, name, placeholder, disabled, readOnly, onBlur }}
            // A number without its country may be filled in here; of fields of type tel browsers expect the whole.
            type="text"
            inputMode="tel"
            autoComplete="tel-national"
            dir="ltr"
            value={digits}
            onChange={type}
            className={cx(fieldInputClass, 'figures rtl:text-end')}
          />
        </CountryChoice>
      )}
    </Field>
  )
}

type CountryChoiceProps = {
  id: string
  boxClass: string
  countries: readonly PhoneCountry[]
  country: PhoneCountry | undefined
  locked: boolean
  onChoose: (country: PhoneCountry) => void
  children: ReactNode
}

function CountryChoice({
  id,
  boxClass,
  countries,
  country,
  locked,
  onChoose,
  children,
}: CountryChoiceProps) {
  const words = useWords('phoneField', phoneFieldWords)
  const [open, setOpen] = useState(false)
  const [isSheet, setIsSheet] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Whether the focus goes on to the digits when the menu closes, or back to its button.
  const onwards = useRef(false)
  const flags = useShowsFlags()

  // The countries come late as well: once they are there, so is what shows them.
  useEffect(() => {
    if (locked || countries.length === 0) return
    void countryMenu.load()
    prepareListbox(countries.length)
  }, [locked, countries.length])
  const CountryMenu = open && !locked ? countryMenu.loaded()?.CountryMenu : undefined

  const show = () => {
    onwards.current = false
    setIsSheet(opensAsSheet(countries.length))
    if (countryMenu.loaded()) setOpen(true)
    else void countryMenu.load().then(code => setOpen(code !== undefined))
  }
  const close = (forwards: boolean) => {
    onwards.current = forwards
    setOpen(false)
  }

  return (
    <div ref={box} className={boxClass}>
      <button
        ref={button}
        type="button"
        disabled={locked}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={country ? `${words.country}: ${spoken(country, flags)}` : words.country}
        onClick={() => (open ? close(false) : show())}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          show()
        }}
        className="flex shrink-0 items-center gap-1.5 self-stretch rounded-control ps-control-padding pe-2.5 text-ink disabled:cursor-not-allowed disabled:text-inherit"
      >
        <CountrySign country={country} flags={flags} />
        {locked ? null : (
          <ChevronDown
            aria-hidden
            size={16}
            strokeWidth={2}
            className={cx('text-ink-muted transition-transform', open && 'rotate-180')}
          />
        )}
      </button>
      <span aria-hidden="true" className="me-3 h-6 w-px shrink-0 bg-line" />
      {children}
      {CountryMenu ? (
        <ListPanel
          asSheet={isSheet}
          title={words.country}
          steady
          label={words.country}
          box={box}
          onClose={() => close(false)}
          focusAfter={() => (onwards.current ? document.getElementById(id) : button.current)}
          className="flex w-(--box-width) min-w-menu-min max-w-menu-max flex-col overflow-hidden"
        >
          <CountryMenu
            id={`${id}-countries`}
            label={words.country}
            {...{ countries, flags }}
            chosen={country}
            onChoose={next => {
              onChoose(next)
              close(true)
            }}
            onTab={event => {
              event.preventDefault()
              close(!event.shiftKey)
            }}
          />
        </ListPanel>
      ) : null}
    </div>
  )
}

/** Contains the words on the button, for voice control. */
function spoken({ countryName, countryCode, callingCode }: PhoneCountry, flags: boolean): string {
  return `${countryName}, ${flags ? '' : `${countryCode} `}${plus(callingCode)}`
}

function CountrySign({ country, flags }: { country: PhoneCountry | undefined; flags: boolean }) {
  if (!country) return <span className="text-ink-subtle">+</span>
  return (
    <>
      {flags ? (
        <span aria-hidden="true">{country.countryFlag}</span>
      ) : (
        <span className="text-small font-medium text-ink-muted">{country.countryCode}</span>
      )}{' '}
      <span className="figures" dir="ltr">
        {plus(country.callingCode)}
      </span>
    </>
  )
}
