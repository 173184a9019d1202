import type { Handle } from '../../../db/database.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'

// By the keys of its movements, each of which is in the index. What came beyond a portfolio's is no part of its payment.
const booked = `
  SELECT coalesce(sum(p.amount) FILTER (WHERE t.scope = $1 AND p.amount > 0 AND a.kind = 'portfolio'),
                  sum(p.amount) FILTER (WHERE t.scope = $1 AND p.amount > 0), 0)::int8 AS credited,
         (coalesce(-sum(p.amount) FILTER (WHERE t.scope = $3 AND p.amount < 0), 0)
          - coalesce(sum(p.amount) FILTER (WHERE t.scope = $4 AND p.amount > 0), 0))::int8 AS refunded
    FROM ledger.transfer t
    JOIN ledger.posting p ON p.transfer_id = t.id
    JOIN ledger.account a ON a.id = p.account_id AND a.kind IN ('wallet', 'portfolio')
   WHERE (t.scope = $1 AND t.key = $2) OR (t.scope IN ($3, $4) AND t.key = ANY($5))`

type BookedPayment = { readonly credited: bigint; readonly refunded: bigint }

/** What the books have of a payment: what came for it, and what was given back and stayed away. */
export async function readBookedPayment(
  handle: Handle,
  id: string,
  refunds: readonly string[],
): Promise<BookedPayment | undefined> {
  const came = moneyAttempts.payment(id)
  const { scope: left } = moneyAttempts.refund(id)
  const { scope: back } = moneyAttempts.refundFailed(id)
  const values = [came.scope, came.key, left, back, refunds]
  const [found] = await handle.query<BookedPayment>({ text: booked, values })
  return found
}
