import { listPasskeys } from '@kinfold/contract/passkey/list-passkeys'
import { query } from '../query/query.ts'
import { useQuery } from '../query/use-query.ts'

export const passkeysKey = 'GET /auth/passkey'
export const passkeysQuery = query(passkeysKey, listPasskeys)

/** What signs the account in besides its password. */
export const usePasskeys = () => useQuery(passkeysQuery, {})
