import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { money } from '@kinfold/contract/money/money'
import {
  figuresPlaced,
  type Placement,
  placeArrival,
  placeSecondArrival,
} from '@kinfold/contract/payment/place-arrival'
import { and, eq, like } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { lockCurrencies } from '../../base/person/lock-currencies.ts'
import { activatePortfolio } from '../../holdings/portfolio/activate-portfolio.ts'
import { lockPortfolio, type PortfolioInPlan } from '../../holdings/portfolio/lock-portfolio.ts'
import { walletIdOf } from '../../holdings/wallet/wallet-id-of.ts'
import type { Services } from '../../services.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { payment } from '../payment/payment.tables.ts'
import { paymentNews } from '../payment/payment-news.ts'
import { readClearsOn } from '../payment/read-clears-on.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import type { Arrival, Booking } from './arrival.ts'
import { isParked } from './is-parked.ts'
import { moveArrival } from './move-arrival.ts'
import { parkArrival } from './park-arrival.ts'
import { releasePortfolio } from './release-portfolio.ts'
import { settleCharge } from './settle-charge.ts'

/**
 * Books money that came for a payment, whose row the caller has locked, once for each charge. It is booked
 * nowhere else. Answers the payment it stands under: the given one or, where that was paid before, a further
 * one.
 */
export async function bookArrival(
  services: Services,
  tx: Transaction,
  paid: PaymentRow,
  arrival: Arrival,
): Promise<PaymentRow> {
  const { memberId, portfolioId } = paid
  const wasPaid = isPaid(paid)
  // Sent in this order, which is that of their locks.
  const [at, booked, isAside, currencies, fund, clearsOnFor] = await Promise.all([
    services.clock.now(tx),
    findCharge(tx, paid, arrival),
    isParked(tx, paid, arrival),
    lockCurrencies(tx, memberId),
    wasPaid || portfolioId === null ? undefined : lockPortfolio(tx, portfolioId),
    // What the club's own bank has is there to stay.
    paid.gateway === 'bank' ? undefined : readClearsOn(tx, wayOf(paid, arrival)),
  ])
  if (booked !== undefined) return booked
  if (isAside) return paid
  const booking: Booking = { services, tx, arrival, at, clearsOn: clearsOnFor?.(at) ?? null }
  if (wasPaid) {
    // A transfer that was confirmed is confirmed.
    if (arrival.chargeId === null) return paid
    return bookSecond(booking, paid, placeSecondArrival(arrival.amount, currencies))
  }
  const placement = placeArrival({
    paid,
    portfolio: fund && { status: fund.row.status, minimum: minimumOf(fund) },
    currencies,
    arrived: arrival.amount,
    arrivedAt: arrival.arrivedAt,
    divides: arrival.divides ?? false,
  })
  return bookFirst(booking, paid, placement, fund)
}

const wayOf = ({ gateway }: PaymentRow, { amount: { currency } }: Arrival) => ({
  gateway,
  currency,
})

async function bookFirst(
  booking: Booking,
  paid: PaymentRow,
  placement: Placement,
  fund: PortfolioInPlan | undefined,
): Promise<PaymentRow> {
  const { services, tx, arrival, at, clearsOn } = booking
  const { amount: arrived, chargeId, by } = arrival
  const { to, credited, fee } = placement
  const { memberId } = paid
  const facts = {
    receivedMinor: arrived.minor,
    chargeId,
    // A card pays once; an account number takes what is sent to it again.
    ...(paid.gateway !== 'transfer' && { askAt: null }),
    ...(by !== undefined && { decidedAt: at, decidedBy: by }),
  }
  if (to === 'unmatched') {
    await settleItsCharge(booking, paid, to)
    await parkArrival(booking, paid)
    return settlePayment(tx, paid, facts)
  }
  const outcome: Partial<PaymentRow> = {
    ...facts,
    status: 'succeeded',
    failureReason: null,
    settledAt: at,
    clearsOn,
    ...figuresPlaced(paid, placement, arrived),
    cardFeeMinor: fee.minor === 0n ? 0n : paid.cardFeeMinor,
    ...(to === 'wallet' && { walletId: await walletIdOf(tx, memberId, credited.currency) }),
  }
  const [settled] = await Promise.all([
    settlePayment(tx, paid, outcome),
    settleItsCharge(booking, paid, to),
  ])
  if (to === 'portfolio' && fund !== undefined) await begin(booking, fund)
  else await releasePortfolio(tx, paid, at)
  await notifyMember(services, tx, memberId, newsOf(settled, placement, fund))
  await moveArrival(booking, paid, placement)
  return settled
}

/** Money that doesn't reach its portfolio begins no recurring contribution, but it is what a due charge took. */
async function settleItsCharge(
  booking: Booking,
  paid: PaymentRow,
  to: Placement['to'],
): Promise<void> {
  if (paid.status !== 'pending' || (to !== 'portfolio' && paid.periodOn === null)) return
  await settleCharge({ ...booking, card: booking.arrival.card }, paid)
}

const minimumOf = ({ plan: { currency, minimumMinor } }: PortfolioInPlan) =>
  money(currency, minimumMinor)

function newsOf(
  settled: PaymentRow,
  { unconverted, missed, rest }: Placement,
  fund: PortfolioInPlan | undefined,
) {
  if (unconverted !== undefined) return paymentNews.unconverted(settled, unconverted)
  if (fund === undefined) return paymentNews.arrived(settled, undefined)
  if (rest !== undefined) return paymentNews.divided(settled, fund.plan, rest)
  if (missed === undefined) return paymentNews.arrived(settled, fund.plan)
  return paymentNews.missed(settled, fund.plan, { why: missed, minimum: minimumOf(fund) })
}

/** The first money of a portfolio begins its term. */
async function begin({ tx, at }: Booking, { row }: PortfolioInPlan): Promise<void> {
  if (row.status !== 'active') {
    await activatePortfolio(tx, row.id, { on: dayInLagos(at) })
  }
}

/** The member paid again: all of it goes to the wallet, under a payment of its own. */
async function bookSecond(
  booking: Booking,
  paid: PaymentRow,
  placement: Placement,
): Promise<PaymentRow> {
  const { services, tx, arrival, at, clearsOn } = booking
  const { amount: arrived, chargeId } = arrival
  const { memberId, gateway, provider } = paid
  if (placement.to === 'unmatched') {
    await parkArrival(booking, paid)
    return paid
  }
  const [second] = await tx.orm
    .insert(payment)
    .values({
      memberId,
      purpose: 'deposit',
      gateway,
      status: 'succeeded',
      currency: arrived.currency,
      amountMinor: arrived.minor,
      paidCurrency: arrived.currency,
      feeMinor: 0n,
      totalMinor: arrived.minor,
      receivedMinor: arrived.minor,
      reference: await furtherReference(tx, paid),
      provider,
      chargeId,
      walletId: await walletIdOf(tx, memberId, arrived.currency),
      createdAt: at,
      settledAt: at,
      clearsOn,
    })
    .returning()
  if (second === undefined) throw new Error('payment not found after insert')
  await notifyMember(services, tx, memberId, paymentNews.cameAgain(second, paid))
  await moveArrival(booking, second, placement)
  return second
}

const paidStatuses: readonly PaymentRow['status'][] = [
  'succeeded',
  'partly_refunded',
  'refunded',
  'charged_back',
]
const isPaid = ({ status }: PaymentRow) => paidStatuses.includes(status)

/** The payment that a charge is booked under. */
async function findCharge(
  tx: Transaction,
  { provider }: PaymentRow,
  { chargeId }: Arrival,
): Promise<PaymentRow | undefined> {
  if (provider === null || chargeId === null) return undefined
  const [found] = await tx.orm
    .select()
    .from(payment)
    .where(and(eq(payment.provider, provider), eq(payment.chargeId, chargeId)))
    .execute()
  return found
}

/** `KF-7H2K9D4M-2` for the second time, and so on. Whoever asks has the first payment locked. */
async function furtherReference(tx: Transaction, { reference }: PaymentRow): Promise<string> {
  const further = await tx.orm.$count(payment, like(payment.reference, `${reference}-%`))
  return `${reference}-${further + 2}`
}
