import { countries } from './countries.ts'
import type { Country } from './country.ts'

/** The shape of the server's list: keyed by name. */
export const countriesByName: Readonly<Record<string, Country>> = Object.fromEntries(
  countries.map(country => [country.countryName, country]),
)
