import { boolean, type Infer, object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { AmountToPay } from '../../money/wire-amount.ts'
import { Payment } from '../../payment/payment.ts'
import { Reason } from '../reason.ts'

export const RefundPaymentBody = object({
  reason: Reason,
  /** In the currency that arrived; without it, all that is left. */
  amount: optional(AmountToPay),
  /** Whether the fee goes back in proportion; without it, the club keeps it. */
  returns_fee: optional(boolean()),
})
export type RefundPaymentBody = Infer<typeof RefundPaymentBody>

export const refundPayment = endpoint({
  summary: 'Gives a payment back by counter-postings, whole or in part.',
  method: 'POST',
  path: '/operator/payment/refund/:id',
  access: 'approver',
  money: true,
  params: { id: id<'payment'>() },
  body: RefundPaymentBody,
  response: Payment,
  errors: [
    'already_decided',
    'currency_mismatch',
    'refund_exceeds_payment',
    'insufficient_balance',
    'provider_unavailable',
  ],
})
