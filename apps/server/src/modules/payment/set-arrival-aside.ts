import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { receiveUnmatched } from '../../ledger/recipes/receive-unmatched.ts'
import { member } from '../account/account.tables.ts'
import { notifyMember } from '../notification/notify-member.ts'
import { unmatchedMoney } from '../unmatched/unmatched.tables.ts'
import { whereItArrives } from './arrival-request.ts'
import type { Booking } from './book-arrival.ts'
import type { PaymentRow } from './describe-payment.ts'
import { moneyAttempts } from './money-attempts.ts'
import { postArrival } from './move-arrival.ts'
import { paymentNews } from './payment-news.ts'

/**
 * Keeps money that its member can't hold, such as naira of one who has dollars only now, until an operator
 * has decided about it. The same charge is set aside once.
 */
export async function setArrivalAside(booking: Booking, paid: PaymentRow): Promise<void> {
  const { services, tx, arrival, at } = booking
  const { amount: arrived, chargeId, arrivedAt } = arrival
  const reference = chargeId === null ? paid.reference : `${paid.reference} ${chargeId}`
  const [kept] = await tx.orm
    .insert(unmatchedMoney)
    .values({
      currency: arrived.currency,
      amountMinor: arrived.minor,
      receivedOn: dayInLagos(arrivedAt),
      senderName: await nameOf(tx, paid.memberId),
      bankReference: reference,
      state: 'open',
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning()
  if (kept === undefined) return
  await notifyMember(services, tx, paid.memberId, paymentNews.setAside(paid, arrived))
  const attempt = moneyAttempts.unmatchedReceived(kept.id)
  const about = { unmatched: kept.id, from: whereItArrives(paid.gateway, arrived), reference }
  await postArrival(booking, receiveUnmatched({ attempt, ...about, arrived, arrivedAt }))
}

async function nameOf(tx: Transaction, memberId: string): Promise<string> {
  const [person] = await tx.orm
    .select({ firstName: member.firstName, lastName: member.lastName })
    .from(member)
    .where(eq(member.id, memberId))
  return person === undefined ? '' : `${person.firstName} ${person.lastName}`
}
