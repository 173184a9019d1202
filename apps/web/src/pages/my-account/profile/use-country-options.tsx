import { useCountries } from '@kinfold/api/reference/list-countries'
import { ReadFailure } from '../../../list/read-failure.tsx'

const noNames: readonly string[] = []

/** What a choice of countries needs, by the names that the club goes by; the notice is empty when all is well. */
export function useCountryOptions() {
  const { data, failure, reload } = useCountries()
  const names = data ? Object.keys(data) : noNames
  return {
    field: {
      searchable: true,
      placeholder: data ? 'Choose' : 'Loading the countries',
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
