import { enums, type Infer, object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { AmountToPay, WireAmount } from '../../money/wire-amount.ts'
import { Reason } from '../reason.ts'
import { Chargeback } from './chargeback.ts'

export const RecoverChargebackBody = object({
  /** What was owed for it: somebody else may have taken some of it meanwhile. */
  seen: WireAmount,
  /** The member's wallet, or the portfolio that the payment went to; of a withdrawal, the wallet alone. */
  from: enums(['wallet', 'portfolio']),
  /** Without it, all that is still owed: nothing happens where that is nothing. */
  amount: optional(AmountToPay),
  /** Told to the member. */
  reason: Reason,
})
export type RecoverChargebackBody = Infer<typeof RecoverChargebackBody>

export const recoverChargeback = endpoint({
  summary: 'Takes what a member owes for a lost chargeback out of their money.',
  method: 'POST',
  path: '/operator/chargeback/recover/:id',
  access: 'approver',
  money: true,
  params: { id: id<'chargeback'>() },
  body: RecoverChargebackBody,
  response: Chargeback,
  errors: [
    'about_yourself',
    'already_decided',
    'conflict',
    'insufficient_balance',
    'refund_exceeds_payment',
    'second_person_needed',
  ],
})
