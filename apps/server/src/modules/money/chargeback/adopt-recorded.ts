import type { Transaction } from '../../../db/database.ts'
import type { Dispute } from '../../../providers/payments/payment-provider.ts'
import type { Services } from '../../services.ts'
import { dropHandCredit } from '../hand-credit/note-hand-credit.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { type ChargebackRow, isByHand } from './chargeback-facts.ts'
import { correctChargeback } from './correct-chargeback.ts'
import { readStanding } from './read-standing.ts'
import { requireBookedChargeback } from './require-booked-chargeback.ts'
import { updateChargeback } from './update-chargeback.ts'
import { whenToAsk } from './when-to-ask.ts'

type Told = {
  /** What stands under the name that the provider tells. */
  readonly row: ChargebackRow | undefined
  readonly paid: PaymentRow
  readonly dispute: Dispute
}

/**
 * An operator wrote a dispute down before its provider told it, perhaps by another name or amount: it becomes the
 * provider's, and what was booked for it is corrected. Otherwise it would be owed twice. Answers whether anything
 * was recorded.
 */
export async function adoptRecorded(
  services: Services,
  tx: Transaction,
  { row, paid, dispute }: Told,
): Promise<boolean> {
  if (row !== undefined && !isByHand(row)) return false
  if (row !== undefined && isAnothers(row, paid, dispute)) {
    await giveNameUp(tx, row)
    return true
  }
  if (row?.status === 'won') return agree(tx, row, paid, dispute)
  const standing = row === undefined ? (await readStanding(tx, paid.id)).filter(isByHand) : [row]
  const same = standing.find(({ amountMinor }) => amountMinor === dispute.amount.minor)
  const byHand = same ?? standing[0]
  if (byHand === undefined) return false
  await requireBookedChargeback(tx, byHand)
  const { amount } = dispute
  const adopted = await updateChargeback(tx, byHand, {
    disputeId: dispute.id,
    chargeId: dispute.chargeId,
    amountMinor: amount.minor,
    answerBy: dispute.dueAt,
    askAt: whenToAsk(dispute, await services.clock.now(tx)),
  })
  if (same === undefined) await correctChargeback(services, tx, { before: byHand, adopted, paid })
  return true
}

/** Its provider says what an operator said before: it rests on nobody's word any more. */
async function agree(
  tx: Transaction,
  { id, amountMinor, currency }: ChargebackRow,
  { memberId }: PaymentRow,
  { amount, state }: Dispute,
): Promise<false> {
  const isSame = state === 'won' && amount.minor === amountMinor && amount.currency === currency
  if (isSame) await dropHandCredit(tx, { memberId, sourceId: id })
  return false
}

/** It was recorded for another payment, or as won, which its provider doesn't say of it. */
const isAnothers = (row: ChargebackRow, paid: PaymentRow, dispute: Dispute): boolean =>
  row.paymentId !== paid.id ||
  (row.status === 'won' && (dispute.state !== 'won' || dispute.amount.minor !== row.amountMinor))

/** The name is the provider's; what was booked under it stays for a person to end. */
async function giveNameUp(tx: Transaction, row: ChargebackRow): Promise<void> {
  await updateChargeback(tx, row, { disputeId: `${row.disputeId} (by hand, ${row.id})` })
}
