import type { Handle } from '../../../db/database.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'

/** Whether money left for a refund. For a match that was undone none did: what had come was reversed. */
export async function readHasLeft(handle: Handle, id: string): Promise<boolean> {
  const { scope, key } = moneyAttempts.refund(id)
  const found = await handle.query({
    text: 'SELECT FROM ledger.transfer WHERE scope = $1 AND key = $2',
    values: [scope, key],
  })
  return found.length > 0
}
