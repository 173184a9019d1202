import {
  boolean,
  enums,
  type Infer,
  integer,
  is,
  literal,
  nullable,
  optional,
  record,
  string,
  type,
  unknown,
} from 'superstruct'
import { cardShown } from '../card-shown.ts'
import { fromJsonAmount, JsonAmount } from '../json-amount.ts'
import type { Charge, ChargeableCard, FoundPayment } from '../payment-provider.ts'
import { plainReason } from '../plain-reason.ts'

const Words = optional(nullable(string()))

export const Intent = type({
  id: string(),
  status: string(),
  metadata: record(string(), string()),
  customer: Words,
  payment_method: Words,
  setup_future_usage: Words,
  last_payment_error: optional(nullable(type({ message: Words }))),
  latest_charge: unknown(),
})
export type Intent = Infer<typeof Intent>

const TakenCharge = type({
  id: string(),
  amount: JsonAmount,
  currency: string(),
  created: integer(),
  paid: literal(true),
  refunded: boolean(),
  payment_method_details: unknown(),
})

const CardDetails = type({
  card: type({ brand: string(), last4: string(), exp_month: integer(), exp_year: integer() }),
})

const Way = enums(['card', 'card_us'])
const declined = 'The card was declined.'

/** How a payment intent stands; undefined where it can't be read. */
export function describeIntent(intent: Intent): FoundPayment | undefined {
  switch (intent.status) {
    case 'succeeded': {
      if (!is(intent.latest_charge, TakenCharge)) return undefined
      if (intent.latest_charge.refunded) {
        return { state: 'declined', reason: 'The money was sent back.' }
      }
      const charge = chargeOf(intent, intent.latest_charge)
      return charge && { state: 'paid', charges: [charge] }
    }
    case 'processing':
      return { state: 'open' }
    case 'requires_action':
    case 'requires_confirmation':
      return { state: 'declined', reason: 'The bank wants the payer to confirm it.' }
    case 'requires_payment_method':
    case 'canceled':
      return {
        state: 'declined',
        reason: plainReason(intent.last_payment_error?.message, declined),
      }
    default:
      return undefined
  }
}

function chargeOf(intent: Intent, taken: Infer<typeof TakenCharge>): Charge | undefined {
  const amount = fromJsonAmount(taken.amount, taken.currency)
  if (amount === undefined) return undefined
  const { way } = intent.metadata
  const card = intent.setup_future_usage === 'off_session' ? cardOf(intent, taken) : undefined
  return {
    id: taken.id,
    amount,
    way: is(way, Way) ? way : 'card',
    paidAt: new Date(taken.created * 1000),
    ...(card !== undefined && { card }),
  }
}

function cardOf(
  { customer, payment_method }: Intent,
  { payment_method_details: details }: Infer<typeof TakenCharge>,
): ChargeableCard | undefined {
  if (customer == null || payment_method == null || !is(details, CardDetails)) return undefined
  const { brand, last4, exp_month: month, exp_year: year } = details.card
  return cardShown({ token: `${customer} ${payment_method}`, brand, last4, month, year })
}
