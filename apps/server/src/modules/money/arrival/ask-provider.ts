import { addHours } from 'date-fns/addHours'
import type { Charge, FoundPayment } from '../../../providers/payments/payment-provider.ts'
import type { Services } from '../../services.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { providerNamed } from '../payment/provider-named.ts'
import { lastAskAt } from '../payment/when-to-ask.ts'
import { bookArrival } from './book-arrival.ts'
import { chargeAgain, isCardCharge } from './charge-card.ts'
import { endPayment } from './end-payment.ts'

type Asked = FoundPayment['state'] | 'no answer'

/**
 * Asks the provider of a payment how it stands, and records the answer: money is booked, and what has ended
 * ends. Without an answer nothing is taken for granted until three days are over. Never called in a
 * transaction.
 */
export async function askProvider(services: Services, row: PaymentRow): Promise<Asked> {
  return recordFound(services, row, await find(services, row))
}

/**
 * A day: what is sent later might be heard only after the payment has expired and another charge has taken its
 * place.
 */
const sendAgainUntil = ({ createdAt }: PaymentRow) => addHours(createdAt, 24)

/** What the provider says; a charge to a card that it never heard of is sent again. */
async function find(services: Services, row: PaymentRow): Promise<FoundPayment | undefined> {
  const found = await providerNamed(services, row.provider)?.find(row.reference)
  if (found?.state !== 'unknown' || row.status !== 'pending' || !isCardCharge(row)) return found
  const isOver = sendAgainUntil(row) <= (await services.clock.now(services.db))
  return isOver ? found : chargeAgain(services, row)
}

/** Records what a provider said of a payment. Never called in a transaction. */
export async function recordFound(
  services: Services,
  row: PaymentRow,
  found: FoundPayment | undefined,
): Promise<Asked> {
  const asked = found?.state ?? 'no answer'
  const isOver = async (end: Date) => end <= (await services.clock.now(services.db))
  switch (found?.state) {
    case 'paid':
      await bookCharges(services, row, found.charges)
      break
    case 'declined':
      await endPayment(services, row, { status: 'failed', reason: found.reason })
      break
    case 'cancelled':
      await endPayment(services, row, { status: 'cancelled' })
      break
    case 'expired':
      await endPayment(services, row, { status: 'expired' })
      break
    case 'open':
      // A charge to a card has no time of its own.
      if (await isOver(row.expiresAt ?? lastAskAt(row))) await expire(services, row)
      break
    case 'unknown':
    case undefined:
      if (await isOver(lastAskAt(row))) await endPayment(services, row, { status: 'expired' })
      break
  }
  return asked
}

async function expire(services: Services, row: PaymentRow): Promise<void> {
  await providerNamed(services, row.provider)?.close(row.reference)
  await endPayment(services, row, { status: 'expired' })
}

/** One that fails keeps no other waiting. */
async function bookCharges(
  services: Services,
  row: PaymentRow,
  charges: readonly Charge[],
): Promise<void> {
  const failures: unknown[] = []
  for (const charge of charges) {
    try {
      await bookCharge(services, row, charge)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some charges were not booked')
}

/** Each in a transaction of its own, as the ledger moves money once in each. */
async function bookCharge(services: Services, { id }: PaymentRow, charge: Charge): Promise<void> {
  const { id: chargeId, amount, paidAt: arrivedAt, card } = charge
  await services.db.transaction(async tx => {
    const row = await lockPayment(tx, id)
    if (row === undefined) throw new Error(`there is no payment ${id}`)
    await bookArrival(services, tx, row, {
      amount,
      chargeId,
      arrivedAt,
      ...(card !== undefined && { card }),
    })
  })
}
