import {
  array,
  boolean,
  type Infer,
  is,
  nullable,
  optional,
  record,
  string,
  type,
} from 'superstruct'
import { fromJsonAmount, JsonAmount, toJsonAmount } from '../json-amount.ts'
import type { FoundRefund, PaymentProvider, RefundOrder } from '../payment-provider.ts'
import { plainReason } from '../plain-reason.ts'
import type { StripeApi } from './stripe-api.ts'

const Refund = type({
  amount: JsonAmount,
  currency: string(),
  status: nullable(string()),
  failure_reason: optional(nullable(string())),
  metadata: optional(nullable(record(string(), string()))),
})
const Refunds = type({ data: array(Refund), has_more: boolean() })

const mostListed = '100'
const refused = 'Stripe did not take the refund.'

/** A key is good for a day, so a refund is looked for before it is sent. */
export function stripeRefunds(api: StripeApi): Pick<PaymentProvider, 'refund' | 'findRefund'> {
  const findRefund = async (order: RefundOrder): Promise<FoundRefund | undefined> => {
    const answer = await api.get('refunds', { charge: order.chargeId, limit: mostListed })
    if (!answer?.isDone || !is(answer.body, Refunds)) return undefined
    const { data, has_more } = answer.body
    const found = data.find(({ metadata }) => metadata?.refund === order.refundId)
    if (found !== undefined) return describe(found)
    return has_more ? undefined : { state: 'unknown' }
  }
  return {
    findRefund,
    async refund(order) {
      const known = await findRefund(order)
      if (known?.state !== 'unknown') return known
      const form = {
        charge: order.chargeId,
        amount: String(toJsonAmount(order.amount)),
        'metadata[refund]': order.refundId,
        'metadata[reference]': order.reference,
      }
      const answer = await api.post('refunds', form, `refund ${order.refundId}`)
      if (answer === undefined) return undefined
      if (!answer.isDone) {
        return { state: 'refused', reason: plainReason(answer.error.message, refused) }
      }
      return is(answer.body, Refund) ? describe(answer.body) : undefined
    },
  }
}

function describe(refund: Infer<typeof Refund>): FoundRefund | undefined {
  const { status, amount, currency, failure_reason } = refund
  switch (status) {
    case 'pending':
    case 'requires_action':
      return { state: 'pending' }
    case 'succeeded': {
      const given = fromJsonAmount(amount, currency)
      return given && { state: 'done', amount: given }
    }
    case 'failed':
    case 'canceled': {
      const words = failure_reason?.replaceAll('_', ' ')
      return { state: 'refused', reason: plainReason(words, 'The payer’s bank did not take it.') }
    }
    default:
      return undefined
  }
}
