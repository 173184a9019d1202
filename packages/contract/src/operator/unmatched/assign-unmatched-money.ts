import { boolean, type Infer, object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { UnmatchedMoney, UnmatchedState } from './unmatched-money.ts'

export const AssignUnmatchedMoneyBody = object({
  seen: UnmatchedState,
  customer_id: id<'customer'>(),
  /** A payment of theirs that waits for a transfer; without one, it goes to the wallet. */
  payment_id: optional(id<'payment'>()),
  /** It isn't what the payment waits for: without this, another amount is taken for a slip. */
  differs: optional(boolean()),
  /** More than a portfolio was to get goes to the wallet; without this, all of it goes into the portfolio. */
  surplus_to_wallet: optional(boolean()),
})
export type AssignUnmatchedMoneyBody = Infer<typeof AssignUnmatchedMoneyBody>

export const assignUnmatchedMoney = endpoint({
  summary: 'Gives unmatched money to a member: to a payment that waits, or to the wallet.',
  method: 'POST',
  path: '/operator/unmatched/assign/:id',
  access: 'approver',
  money: true,
  params: { id: id<'unmatched'>() },
  body: AssignUnmatchedMoneyBody,
  response: UnmatchedMoney,
  errors: [
    'about_yourself',
    'second_person_needed',
    'already_decided',
    'amount_differs',
    'currency_mismatch',
    'gateway_not_available',
    'wallet_not_available',
  ],
})
