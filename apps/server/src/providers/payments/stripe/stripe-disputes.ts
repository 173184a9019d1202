import { money } from '@kinfold/contract/money/money'
import {
  array,
  boolean,
  type Infer,
  integer,
  is,
  nullable,
  optional,
  string,
  type,
} from 'superstruct'
import { fromJsonAmount, JsonAmount } from '../json-amount.ts'
import type { Dispute, PaymentProvider } from '../payment-provider.ts'
import { plainReason } from '../plain-reason.ts'
import type { StripeApi } from './stripe-api.ts'

const StripeDispute = type({
  id: string(),
  charge: string(),
  amount: JsonAmount,
  currency: string(),
  status: string(),
  reason: string(),
  created: integer(),
  evidence_details: optional(nullable(type({ due_by: optional(nullable(integer())) }))),
  balance_transactions: array(type({ fee: integer(), currency: string() })),
})
type StripeDispute = Infer<typeof StripeDispute>
const Disputes = type({ data: array(StripeDispute), has_more: boolean() })

/** Others are questions of a bank, which takes no money back while it asks. */
const states: Readonly<Record<string, Dispute['state']>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
}

export function stripeDisputes(api: StripeApi): PaymentProvider['findDisputes'] {
  return async chargeId => {
    const answer = await api.get('disputes', { charge: chargeId, limit: '10' })
    if (!answer?.isDone || !is(answer.body, Disputes) || answer.body.has_more) return undefined
    const found: Dispute[] = []
    for (const given of answer.body.data) {
      const state = states[given.status]
      if (state === undefined || given.charge !== chargeId) continue
      const dispute = describe(given, state)
      if (dispute === undefined) return undefined
      found.push(dispute)
    }
    return found
  }
}

function describe(given: StripeDispute, state: Dispute['state']): Dispute | undefined {
  const { id, charge, reason, created, evidence_details: evidence } = given
  const amount = fromJsonAmount(given.amount, given.currency)
  if (amount === undefined) return undefined
  const dueBy = evidence?.due_by
  return {
    id,
    chargeId: charge,
    state,
    amount,
    fee: feeOf(given, amount.currency),
    dueAt: dueBy == null ? null : moment(dueBy),
    reason: plainReason(reason.replaceAll('_', ' '), 'Stripe gives no reason.'),
    openedAt: moment(created),
  }
}

/** What was charged, less what was given back. An account in another currency is charged in that, which we can't book. */
function feeOf(
  { balance_transactions: booked }: StripeDispute,
  currency: Dispute['fee']['currency'],
) {
  const ours = booked.filter(({ currency: in_ }) => in_.toUpperCase() === currency)
  const fee = ours.reduce((sum, { fee: each }) => sum + BigInt(each), 0n)
  return money(currency, fee > 0n ? fee : 0n)
}

const moment = (seconds: number) => new Date(seconds * 1000)
