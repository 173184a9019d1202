import { boolean, type Infer, object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DateText } from '../../fields/date.ts'
import { id } from '../../fields/id.ts'
import { requiredText } from '../../fields/text.ts'
import { AmountToPay } from '../../money/wire-amount.ts'
import { Reason } from '../reason.ts'
import { Chargeback } from './chargeback.ts'

export const RecordChargebackBody = object({
  /** The provider's id of the dispute: should the provider tell it after all, it is the same. */
  dispute: requiredText(100),
  reason: Reason,
  /** In the currency that was paid in; without it, all that was paid. */
  amount: optional(AmountToPay),
  /** What the provider charges the club for it. */
  fee: optional(AmountToPay),
  answer_by: optional(DateText),
  /** The bank took more than refunds have left of the payment: without this, it is taken for a slip. */
  differs: optional(boolean()),
})
export type RecordChargebackBody = Infer<typeof RecordChargebackBody>

export const recordChargeback = endpoint({
  summary: 'Writes down that a payment’s bank took it back: the member owes it from now on.',
  method: 'POST',
  path: '/operator/chargeback/record/:id',
  access: 'approver',
  money: true,
  params: { id: id<'payment'>() },
  body: RecordChargebackBody,
  response: Chargeback,
  errors: [
    'about_yourself',
    'already_decided',
    'amount_differs',
    'conflict',
    'gateway_not_available',
    'refund_exceeds_payment',
    'second_person_needed',
  ],
})
