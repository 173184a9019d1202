import { listLookalikes } from '@kinfold/contract/operator/lookalike/list-lookalikes'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const lookalikesKey = 'GET /operator/lookalike'
export const lookalikesQuery = query(lookalikesKey, listLookalikes)

/** Fetched when there is a reference. */
export const useLookalikes = (bankReference: string | null | undefined) =>
  useQuery(lookalikesQuery, bankReference ? { query: { bank_reference: bankReference } } : null)
