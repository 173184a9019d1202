import { array, type Infer, is, string, type } from 'superstruct'
import type { PaystackApi } from '../../paystack/paystack-api.ts'
import { fromJsonAmount, JsonAmount, toJsonAmount } from '../json-amount.ts'
import type { FoundRefund, PaymentProvider, RefundOrder } from '../payment-provider.ts'
import { plainReason } from '../plain-reason.ts'

const Refund = type({
  amount: JsonAmount,
  currency: string(),
  status: string(),
  merchant_note: string(),
})
type Refund = Infer<typeof Refund>

const perPage = 100
const mostPages = 20
const refused = 'Paystack did not take the refund.'

/** Paystack gives a refund no reference of ours, so ours stands in its note, and is looked for before one is sent. */
export function paystackRefunds(api: PaystackApi): Pick<PaymentProvider, 'refund' | 'findRefund'> {
  /** It may list more than those of the charge, so it is asked until there are no more. */
  const findRefund = async (order: RefundOrder, page = 1): Promise<FoundRefund | undefined> => {
    const asked = { transaction: order.chargeId, perPage: String(perPage), page: String(page) }
    const answer = await api.get(`refund?${new URLSearchParams(asked)}`)
    if (!answer?.isDone || !is(answer.data, array(type({})))) return undefined
    const found = answer.data.find(each => isNoted(each, order))
    if (found !== undefined) return is(found, Refund) ? describe(found) : undefined
    if (answer.data.length < perPage) return { state: 'unknown' }
    return page < mostPages ? findRefund(order, page + 1) : undefined
  }
  return {
    findRefund: order => findRefund(order),
    async refund(order) {
      const known = await findRefund(order)
      if (known?.state !== 'unknown') return known
      const answer = await api.post('refund', {
        transaction: order.chargeId,
        amount: toJsonAmount(order.amount),
        currency: order.amount.currency,
        merchant_note: noteOf(order),
      })
      if (answer === undefined) return undefined
      if (!answer.isDone) return { state: 'refused', reason: plainReason(answer.message, refused) }
      return is(answer.data, Refund) ? describe(answer.data) : undefined
    },
  }
}

const Noted = type({ merchant_note: string() })
const isNoted = (refund: unknown, { refundId }: RefundOrder) =>
  is(refund, Noted) && refund.merchant_note.includes(refundId)
const noteOf = ({ refundId, reference }: RefundOrder) => `Refund ${refundId} of ${reference}`

function describe({ status, amount, currency }: Refund): FoundRefund | undefined {
  switch (status) {
    case 'pending':
    case 'processing':
    case 'needs-attention':
      return { state: 'pending' }
    case 'processed': {
      const given = fromJsonAmount(amount, currency)
      return given && { state: 'done', amount: given }
    }
    case 'failed':
      return { state: 'refused', reason: 'The payer’s bank did not take it.' }
    default:
      return undefined
  }
}
