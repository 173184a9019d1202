import { enums, type Infer, object, optional } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { PlanId } from '../fields/plan-id.ts'
import { Currency } from '../money/currency.ts'
import { AmountToPay } from '../money/wire-amount.ts'
import { Gateway } from '../payment/gateway.ts'
import { Done } from '../validation/done.ts'

/** The steps in their order, and how it ended: a payment has begun, or nothing has. */
export const checkoutEvents = [
  'checkout_opened',
  'checkout_way_shown',
  'checkout_details_shown',
  'checkout_receipt_shown',
  'checkout_review_shown',
  'checkout_begun',
  'checkout_abandoned',
] as const

export const AddEventBody = object({
  event: enums(checkoutEvents),
  gateway: optional(Gateway),
  product_id: optional(PlanId),
  currency: optional(Currency),
  amount: optional(AmountToPay),
})
export type AddEventBody = Infer<typeof AddEventBody>

export const addEvent = endpoint({
  summary: 'Counts a step of the checkout; if it fails, the member never hears of it.',
  method: 'POST',
  path: '/event/add',
  access: 'member',
  body: AddEventBody,
  response: Done,
})
