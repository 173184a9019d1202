import type { Money } from '@kinfold/contract/money/money'
import type { Handle } from '../../../db/database.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'

type BookedRefund = { readonly left: bigint; readonly came_back: boolean }

/** What the books have of a refund that a provider gives: what it is to pay, and whether that came back. */
export async function readBookedRefund(
  handle: Handle,
  id: string,
  currency: Money['currency'],
): Promise<BookedRefund | undefined> {
  const { scope, key } = moneyAttempts.refund(id)
  const failed = moneyAttempts.refundFailed(id)
  const [found] = await handle.query<BookedRefund>({
    text: `SELECT coalesce(sum(p.amount), 0)::int8 AS left,
        EXISTS (SELECT FROM ledger.transfer WHERE scope = $3 AND key = $2) AS came_back
      FROM ledger.transfer t
      JOIN ledger.posting p ON p.transfer_id = t.id
      JOIN ledger.account a ON a.id = p.account_id AND a.kind = 'clearing'
     WHERE t.scope = $1 AND t.key = $2 AND p.currency = $4`,
    values: [scope, key, failed.scope, currency],
  })
  return found
}
