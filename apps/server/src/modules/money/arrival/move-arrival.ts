import { randomUUID } from 'node:crypto'
import type { Placement } from '@kinfold/contract/payment/place-arrival'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { keepQuote } from '../../../ledger/keep-quote.ts'
import { LedgerError } from '../../../ledger/ledger-error.ts'
import { post } from '../../../ledger/post.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { paymentQuote } from '../payment/payment.tables.ts'
import type { Booking } from './arrival.ts'
import { arrivalRequest, conversionRequest } from './arrival-request.ts'

/** Moves the money to where it was placed, in the ledger. */
export async function moveArrival(
  booking: Booking,
  paid: PaymentRow,
  placement: Placement,
): Promise<void> {
  const { tx, arrival } = booking
  const { converted, credited: bought, fee } = placement
  const { rate } = paid
  if (converted === undefined || rate === null) {
    return postArrival(booking, arrivalRequest(paid, placement, arrival))
  }
  const figures = await readFigures(tx, paid)
  const quote = { id: randomUUID(), ...converted, bought, fee, rate, ...figures }
  await keepQuote(tx, quote)
  return postArrival(booking, conversionRequest(paid, placement, quote, arrival))
}

/** A closed month stays as it is: money that is found later is booked with today's date. */
async function postArrival(
  { tx, arrival: { arrivedAt }, at }: Booking,
  request: TransferRequest,
): Promise<void> {
  try {
    await tx.savepoint(inner => post(inner, { ...request, eventAt: arrivedAt }))
  } catch (error) {
    if (!(error instanceof LedgerError) || error.code !== 'month-closed') throw error
    await post(tx, { ...request, eventAt: at })
  }
}

async function readFigures(
  tx: Transaction,
  { quoteId, createdAt, expiresAt }: PaymentRow,
): Promise<{ readonly rateSetAt: Date; readonly expiresAt: Date }> {
  const figures = { rateSetAt: createdAt, expiresAt: expiresAt ?? createdAt }
  if (quoteId === null) return figures
  const [shown] = await tx.orm
    .select({ rateSetAt: paymentQuote.rateSetAt })
    .from(paymentQuote)
    .where(eq(paymentQuote.id, quoteId))
  return { ...figures, rateSetAt: shown?.rateSetAt ?? createdAt }
}
