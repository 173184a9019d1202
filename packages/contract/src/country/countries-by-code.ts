import { countries } from './countries.ts'
import type { Country } from './country.ts'

export const countriesByCode: ReadonlyMap<string, Country> = new Map(
  countries.map(country => [country.countryCode, country]),
)
