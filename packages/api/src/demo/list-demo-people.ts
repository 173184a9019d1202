import { listDemoPeople } from '@kinfold/contract/demo/list-demo-people'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const demoPeopleKey = 'GET /demo/people'
// The page can do without.
export const demoPeopleQuery = query(demoPeopleKey, listDemoPeople, { retry: false })

/** Who may be signed in as with one press; nobody in a live club. */
export const useDemoPeople = () => useQuery(demoPeopleQuery, {})
