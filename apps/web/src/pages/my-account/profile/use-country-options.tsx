import { useCountries } from '@kinfold/api/reference/list-countries'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { usualFirst } from '@kinfold/contract/country/usual-first'

/**
 * What a choice of countries needs, by the names that the club goes by; the notice is empty when all is well.
 * `chosen` can be read while the rest is on its way.
 */
export function useCountryOptions(chosen: readonly string[]) {
  const { data, failure, reload } = useCountries()
  const names = data
    ? usualFirst(Object.values(data)).map(({ countryName }) => countryName)
    : [...new Set(chosen)].filter(name => name !== '')
  return {
    field: {
      searchable: true,
      placeholder: data || failure ? 'Choose' : 'Loading the countries',
      options: names.map(name => ({ value: name, label: name })),
    },
    notice: (
      <ReadFailure
        what="The list of countries"
        failure={data ? undefined : failure}
        onRetry={reload}
      />
    ),
  }
}
