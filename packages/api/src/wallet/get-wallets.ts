import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const walletsKey = 'GET /wallet'
export const walletsQuery = query(walletsKey, getWallets)

/** Keyed by ngn and usd; a global member has no ngn. */
export const useWallets = () => useQuery(walletsQuery, {})
