import { createContext, use, useMemo } from 'react'
import { Listbox, type ListboxProps } from '../listbox/listbox.tsx'
import { usePainted } from '../overlay/use-painted.ts'
import { findCountries } from './find-countries.ts'
import { type PhoneCountry, plus } from './phone-country.ts'

type CountryMenuProps = Pick<ListboxProps, 'id' | 'label' | 'onTab'> & {
  countries: readonly PhoneCountry[]
  chosen: PhoneCountry | undefined
  flags: boolean
  onChoose: (country: PhoneCountry) => void
}

// Finding the letters of a dozen flags takes the browser longer than all the rest of the menu, so they come after it.
const Painted = createContext(false)

/** The countries with their calling codes; each is found by the start of its name or by number. */
export function CountryMenu({ countries, chosen, flags, onChoose, ...list }: CountryMenuProps) {
  const painted = usePainted()
  const options = useMemo(
    () =>
      countries.map(({ countryCode, countryName, callingCode, countryFlag }) => ({
        value: countryCode,
        label: countryName,
        note: plus(callingCode),
        icon: flags ? <Flag>{countryFlag}</Flag> : undefined,
      })),
    [countries, flags],
  )
  return (
    <Painted value={painted}>
      <Listbox
        {...list}
        {...{ options }}
        chosen={chosen ? [chosen.countryCode] : []}
        search={{ find: findCountries }}
        small
        onChoose={({ value }) => {
          const country = countries.find(each => each.countryCode === value)
          if (country) onChoose(country)
        }}
      />
    </Painted>
  )
}

/** Keeps its place while it is empty. */
function Flag({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="block w-5 text-body">
      {use(Painted) ? children : ''}
    </span>
  )
}
