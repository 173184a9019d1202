import { listCountries } from '@kinfold/contract/reference/list-countries'
import { query } from '../query/query.ts'
import { rareChanges } from '../query/rare-changes.ts'
import { useQuery } from '../query/use-query.ts'

export const countriesKey = 'GET /customer/country-list'
export const countriesQuery = query(countriesKey, listCountries, rareChanges)

/** Every country, keyed by its name. */
export const useCountries = () => useQuery(countriesQuery, {})
