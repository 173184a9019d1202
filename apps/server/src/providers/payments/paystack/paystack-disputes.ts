import {
  array,
  type Infer,
  integer,
  is,
  nullable,
  optional,
  string,
  type,
  union,
} from 'superstruct'
import type { PaystackApi } from '../../paystack/paystack-api.ts'
import { fromJsonAmount, JsonAmount } from '../json-amount.ts'
import type { Dispute, PaymentProvider } from '../payment-provider.ts'
import { plainReason } from '../plain-reason.ts'

const Id = union([integer(), string()])
const Words = optional(nullable(string()))

const PaystackDispute = type({
  id: Id,
  status: string(),
  resolution: Words,
  refund_amount: optional(nullable(integer())),
  category: Words,
  currency: Words,
  transaction: type({ id: Id, amount: JsonAmount, currency: string() }),
  dueAt: Words,
  createdAt: string(),
})
type PaystackDispute = Infer<typeof PaystackDispute>

const mostListed = 50

export function paystackDisputes(api: PaystackApi): PaymentProvider['findDisputes'] {
  return async chargeId => {
    const asked = new URLSearchParams({ transaction: chargeId, perPage: String(mostListed) })
    const answer = await api.get(`dispute?${asked}`)
    if (!answer?.isDone || !is(answer.data, array(PaystackDispute))) return undefined
    const found: Dispute[] = []
    for (const each of answer.data) {
      const dispute = describe(each)
      if (dispute === undefined) return undefined
      if (dispute.chargeId === chargeId) found.push(dispute)
    }
    return found.length < mostListed ? found : undefined
  }
}

/** Paystack charges nothing for a dispute. */
function describe(given: PaystackDispute): Dispute | undefined {
  const { id, transaction, refund_amount, currency, category, dueAt, createdAt } = given
  const of = (minor: number) => fromJsonAmount(minor, currency ?? transaction.currency)
  // Nothing was accepted, so all of it is what was disputed.
  const amount = of(refund_amount != null && refund_amount > 0 ? refund_amount : transaction.amount)
  const openedAt = moment(createdAt)
  if (amount === undefined || openedAt === null) return undefined
  return {
    id: String(id),
    chargeId: String(transaction.id),
    state: stateOf(given),
    amount,
    fee: { ...amount, minor: 0n },
    dueAt: moment(dueAt),
    reason: plainReason(category, 'Paystack gives no reason.'),
    openedAt,
  }
}

function stateOf({ status, resolution }: PaystackDispute): Dispute['state'] {
  if (status !== 'resolved' && status !== 'archived') return 'open'
  if (resolution?.endsWith('accepted')) return 'lost'
  return resolution === 'declined' ? 'won' : 'open'
}

function moment(text: string | null | undefined): Date | null {
  const read = new Date(text ?? '')
  return Number.isNaN(read.getTime()) ? null : read
}
