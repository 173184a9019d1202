import type { Transaction } from '../../../db/database.ts'

const text = `
  SELECT coalesce(sum(amount_minor), 0)::bigint AS minor FROM chargeback
   WHERE payment_id = $1 AND is_booked AND status <> 'won'`

/** What a payer's bank took back of a locked payment and that has not come again, in the currency that was paid in. */
export async function readTakenBack(tx: Transaction, paymentId: string): Promise<bigint> {
  const [sum] = await tx.query<{ minor: bigint }>({ text, values: [paymentId] })
  return sum?.minor ?? 0n
}
