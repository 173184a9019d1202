import { countriesByName } from '@kinfold/contract/country/countries-by-name'

const unknownCountry = 'Please choose a country from the list.'

/** Refuses names that aren't in the list of countries: the country decides whether a member is global. */
export function countryProblem(name: string): string | undefined {
  return Object.hasOwn(countriesByName, name) ? undefined : unknownCountry
}

export function citizenshipProblem(names: readonly string[]): string | undefined {
  return names.every(name => countryProblem(name) === undefined) ? undefined : unknownCountry
}
