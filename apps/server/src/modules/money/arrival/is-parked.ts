import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { chargeLine } from '../parked/charge-line.ts'
import { unmatchedMoney } from '../parked/unmatched.tables.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import type { Arrival } from './arrival.ts'

/** Whether a charge was kept as unmatched money: from then on an operator decides about it, and it is no payment. */
export async function isParked(
  tx: Transaction,
  { reference }: PaymentRow,
  { chargeId }: Arrival,
): Promise<boolean> {
  if (chargeId === null) return false
  const [kept] = await tx.orm
    .select({ id: unmatchedMoney.id })
    .from(unmatchedMoney)
    .where(eq(unmatchedMoney.charge, chargeLine(reference, chargeId)))
    .limit(1)
    .execute()
  return kept !== undefined
}
