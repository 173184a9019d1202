import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { moneyAttempts } from '../payment/money-attempts.ts'
import { refund } from './refund.tables.ts'

type Booked = { readonly credited: bigint; readonly refunded: bigint }

// By the keys of its movements, each of which is in the index.
const booked = `
  SELECT coalesce(sum(p.amount) FILTER (WHERE t.scope = $1 AND p.amount > 0), 0)::int8 AS credited,
         (coalesce(-sum(p.amount) FILTER (WHERE t.scope = $3 AND p.amount < 0), 0)
          - coalesce(sum(p.amount) FILTER (WHERE t.scope = $4 AND p.amount > 0), 0))::int8 AS refunded
    FROM ledger.transfer t
    JOIN ledger.posting p ON p.transfer_id = t.id
    JOIN ledger.account a ON a.id = p.account_id AND a.kind IN ('wallet', 'portfolio')
   WHERE (t.scope = $1 AND t.key = $2) OR (t.scope IN ($3, $4) AND t.key = ANY($5))`

/**
 * No money goes back for a locked payment that the books contradict: what came for it, or what was given back
 * of it, was written by no use-case.
 */
export async function requireBookedPayment(tx: Transaction, paid: PaymentRow): Promise<void> {
  const refunds = await tx.orm
    .select({ id: refund.id })
    .from(refund)
    .where(eq(refund.paymentId, paid.id))
  const came = moneyAttempts.payment(paid.id)
  const { scope: left } = moneyAttempts.refund(paid.id)
  const { scope: back } = moneyAttempts.refundFailed(paid.id)
  const [found] = await tx.query<Booked>({
    text: booked,
    values: [came.scope, came.key, left, back, refunds.map(({ id }) => id)],
  })
  if (found?.credited !== paid.amountMinor || found.refunded !== paid.refundedMinor) {
    throw new Error(`payment ${paid.id} contradicts the books`)
  }
}
