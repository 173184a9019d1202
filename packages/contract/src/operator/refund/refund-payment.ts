import { boolean, type Infer, object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { AmountToPay } from '../../money/wire-amount.ts'
import { Reason } from '../reason.ts'
import { Refund } from './refund.ts'

export const RefundPaymentBody = object({
  reason: Reason,
  /** In the currency that arrived; without it, all that is left. */
  amount: optional(AmountToPay),
  /** Whether the fee goes back in proportion; without it, the club keeps it. */
  returns_fee: optional(boolean()),
})
export type RefundPaymentBody = Infer<typeof RefundPaymentBody>

export const refundPayment = endpoint({
  summary: 'Proposes to give a payment back, whole or in part; another approver confirms it.',
  method: 'POST',
  path: '/operator/payment/refund/:id',
  access: 'approver',
  money: true,
  params: { id: id<'payment'>() },
  body: RefundPaymentBody,
  response: Refund,
  errors: [
    'about_yourself',
    'already_decided',
    'conflict',
    'credited_by_you',
    'currency_mismatch',
    'refund_exceeds_payment',
    'debt_uncovered',
    'earlier_payout_open',
    'insufficient_balance',
    'member_on_hold',
    'money_not_ready',
  ],
})
