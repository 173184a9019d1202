import { eq } from 'drizzle-orm'
import { Refusal } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { member } from '../../base/person/account.tables.ts'
import { chargeLine } from '../parked/charge-line.ts'
import { recordUnmatched } from '../parked/record-unmatched.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { paymentNews } from '../payment/payment-news.ts'
import type { Booking } from './arrival.ts'

/**
 * Keeps money that its member can't hold, such as naira of one who has dollars only now, until an operator
 * has decided about it. The same charge is parked once.
 */
export async function parkArrival(booking: Booking, paid: PaymentRow): Promise<void> {
  const { services, tx, arrival } = booking
  const { amount: received, chargeId, arrivedAt } = arrival
  const { reference, memberId, gateway } = paid
  // Money of a wallet never comes in.
  if (gateway === 'wallet') throw new Error(`payment ${paid.id} came out of a wallet`)
  const charge = chargeId === null ? undefined : chargeLine(reference, chargeId)
  const kept = await recordUnmatched(services, tx, {
    received,
    arrivedAt,
    senderName: await nameOf(tx, memberId),
    bankReference: charge ?? reference,
    cameBy: gateway,
    ...(charge !== undefined && { charge }),
    meantFor: memberId,
    by: arrival.by ?? null,
  })
  if (kept instanceof Refusal) return
  await notifyMember(services, tx, memberId, paymentNews.parked(paid, received))
}

async function nameOf(tx: Transaction, memberId: string): Promise<string> {
  const [person] = await tx.orm
    .select({ firstName: member.firstName, lastName: member.lastName })
    .from(member)
    .where(eq(member.id, memberId))
  return person === undefined ? '' : `${person.firstName} ${person.lastName}`
}
