import { addMinutes } from 'date-fns/addMinutes'
import {
  type Infer,
  integer,
  is,
  nullable,
  optional,
  string,
  type,
  union,
  unknown,
} from 'superstruct'
import { fromJsonAmount, JsonAmount } from '../json-amount.ts'
import type { Charge, FoundPayment } from '../payment-provider.ts'
import { plainReason } from '../plain-reason.ts'
import { type PaymentNote, readNote } from './payment-note.ts'
import { cardOf } from './paystack-card.ts'

const Words = optional(nullable(string()))

export const Transaction = type({
  reference: string(),
  status: string(),
  created_at: Words,
  gateway_response: Words,
  metadata: unknown(),
})
type Transaction = Infer<typeof Transaction>

const PaidTransaction = type({
  id: union([integer(), string()]),
  amount: JsonAmount,
  currency: string(),
  channel: Words,
  paid_at: Words,
  transaction_date: Words,
  authorization: unknown(),
  customer: unknown(),
})

const declined = 'The card was declined.'
/** A page takes another try after one that failed, until about when we let the payment expire. */
const triesForMinutes = 50

/** How a transaction stands; undefined where it can't be read. */
export function describeTransaction(transaction: Transaction, now: Date): FoundPayment | undefined {
  const note = readNote(transaction.metadata)
  const failed = {
    state: 'declined' as const,
    reason: plainReason(transaction.gateway_response, declined),
  }
  switch (transaction.status) {
    case 'success': {
      const charge = chargeOf(transaction, note)
      return charge && { state: 'paid', charges: [charge] }
    }
    case 'failed':
      return note.isSavedCard || !takesAnotherTry(transaction, now) ? failed : { state: 'open' }
    case 'abandoned':
      // At a checkout that only says that nobody has paid yet.
      return note.isSavedCard ? failed : { state: 'open' }
    case 'ongoing':
    case 'pending':
    case 'processing':
    case 'queued':
      return { state: 'open' }
    case 'reversed':
      return { state: 'declined', reason: 'The money was sent back.' }
    default:
      return undefined
  }
}

function takesAnotherTry({ created_at }: Transaction, now: Date): boolean {
  const createdAt = moment(created_at)
  return createdAt === undefined || addMinutes(createdAt, triesForMinutes) > now
}

function chargeOf(transaction: unknown, note: PaymentNote): Charge | undefined {
  if (!is(transaction, PaidTransaction)) return undefined
  const { id, amount, currency, channel, paid_at, transaction_date } = transaction
  const taken = fromJsonAmount(amount, currency)
  const paidAt = moment(paid_at) ?? moment(transaction_date)
  if (taken === undefined || paidAt === undefined) return undefined
  const card = note.keepsCard ? cardOf(transaction) : undefined
  return {
    id: String(id),
    amount: taken,
    way: note.way ?? (channel === 'bank_transfer' ? 'transfer' : 'card'),
    paidAt,
    ...(card !== undefined && { card }),
  }
}

function moment(text: string | null | undefined): Date | undefined {
  const read = new Date(text ?? '')
  return Number.isNaN(read.getTime()) ? undefined : read
}
