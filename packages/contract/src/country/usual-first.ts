import type { Country } from './country.ts'

/** Where most members live and have a telephone. */
const usual = ['NG', 'GB', 'US', 'CA']

/** A list to choose from: the usual ones on top, then all others in the order they came in. */
export function usualFirst(countries: readonly Country[]): Country[] {
  const onTop = usual.flatMap(
    code => countries.find(({ countryCode }) => countryCode === code) ?? [],
  )
  return [...onTop, ...countries.filter(country => !onTop.includes(country))]
}
