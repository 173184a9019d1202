import type { Handle } from '../../../db/database.ts'
import type { IdempotencyKey } from '../../../ledger/transfer-request.ts'

type Found = { readonly scope: string; readonly key: string; readonly id: bigint }

// One by one, by the index: a plan for many keys may read the whole table.
const text = `
  SELECT k.scope, k.key, t.id
    FROM unnest($1::text[], $2::text[]) AS k (scope, key)
    CROSS JOIN LATERAL (SELECT id FROM ledger.transfer WHERE scope = k.scope AND key = k.key LIMIT 1) t`

/**
 * The transfers that were booked under these keys, in their order. Only this server makes the keys, so no other table
 * says what is taken back.
 */
export async function readTransferIds(
  handle: Handle,
  keys: readonly IdempotencyKey[],
): Promise<readonly (bigint | undefined)[]> {
  const values = [keys.map(({ scope }) => scope), keys.map(({ key }) => key)]
  const found = await handle.query<Found>({ text, values })
  const ids = new Map(found.map(row => [`${row.scope} ${row.key}`, row.id]))
  return keys.map(({ scope, key }) => ids.get(`${scope} ${key}`))
}
