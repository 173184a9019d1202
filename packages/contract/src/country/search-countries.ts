import type { Country } from './country.ts'

/** The countries whose name starts with what was typed, whatever the case. */
export function searchCountries(countries: readonly Country[], typed: string): Country[] {
  const start = typed.trim().toLowerCase()
  return countries.filter(country => country.countryName.toLowerCase().startsWith(start))
}
