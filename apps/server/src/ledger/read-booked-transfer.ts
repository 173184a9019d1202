import type { Handle } from '../db/database.ts'
import type { IdempotencyKey } from './transfer-request.ts'

/** The transfer that was booked under an attempt; of several, the last. */
export async function readBookedTransfer(
  handle: Handle,
  ...attempts: readonly IdempotencyKey[]
): Promise<bigint> {
  const scopes = attempts.map(({ scope }) => scope)
  const keys = attempts.map(({ key }) => key)
  const [transfer] = await handle.query<{ id: bigint }>({
    text: `SELECT t.id FROM unnest($1::text[], $2::text[]) a (scope, key)
             JOIN ledger.transfer t ON t.scope = a.scope AND t.key = a.key
            ORDER BY t.id DESC LIMIT 1`,
    values: [scopes, keys],
  })
  if (transfer === undefined) throw new Error(`nothing was booked as ${scopes} ${keys}`)
  return transfer.id
}
