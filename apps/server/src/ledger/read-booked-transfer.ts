import type { Handle } from '../db/database.ts'
import type { IdempotencyKey } from './transfer-request.ts'

/** The transfer that was booked under an attempt. */
export async function readBookedTransfer(
  handle: Handle,
  { scope, key }: IdempotencyKey,
): Promise<bigint> {
  const [transfer] = await handle.query<{ id: bigint }>({
    text: 'SELECT id FROM ledger.transfer WHERE scope = $1 AND key = $2',
    values: [scope, key],
  })
  if (transfer === undefined) throw new Error(`nothing was booked as ${scope} ${key}`)
  return transfer.id
}
