import { listBanks } from '@kinfold/contract/reference/list-banks'
import { query } from '../query/query.ts'
import { rareChanges } from '../query/rare-changes.ts'
import { useQuery } from '../query/use-query.ts'

export const banksKey = 'GET /payment/list-bank'
export const banksQuery = query(banksKey, listBanks, rareChanges)

/** The Nigerian banks and their codes. */
export const useBanks = () => useQuery(banksQuery, {})
