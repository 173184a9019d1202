import { array, boolean, enums, type Infer, object, optional, size } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { LineState, StatementLine } from './statement-line.ts'

export const matchTargets = [
  'payment',
  'wallet',
  'settlement',
  'withdrawal',
  'refund',
  'returned',
  'charge',
  'unmatched',
] as const
export type MatchTarget = (typeof matchTargets)[number]

/** What a line is in the books, as the log and the desk say it. */
export const matchTargetWords: Readonly<Record<MatchTarget, string>> = {
  payment: 'a member’s transfer',
  wallet: 'money in a member’s wallet',
  settlement: 'a provider’s settlement',
  withdrawal: 'a member’s withdrawal',
  refund: 'a refund',
  returned: 'unmatched money that went back',
  charge: 'a charge of the bank',
  unmatched: 'money that nobody announced',
}

export const MatchStatementLineBody = object({
  seen: LineState,
  /** What the line is. */
  to: enums(matchTargets),
  payment_id: optional(id<'payment'>()),
  /** Whose wallet it goes to. */
  customer_id: optional(id<'customer'>()),
  settlement_id: optional(id<'settlement'>()),
  /** One that was paid, were it said to have failed, or, where the money came in, one that came back. */
  withdrawal_id: optional(id<'withdrawal'>()),
  /** One that is paid by the club's own bank: the line shows that it was, or that it came back. */
  refund_id: optional(id<'refund'>()),
  /** Unmatched money that is in the books already, or that went back; without it, the line is booked. */
  unmatched_id: optional(id<'unmatched'>()),
  /** What else went back by the same line, where it came in several parts. */
  more_unmatched_ids: optional(size(array(id<'unmatched'>()), 1, 9)),
  /** It isn't what the payment waits for, the bank took a charge with a payout, or only a part went back by the line: otherwise another amount is taken for a slip. */
  differs: optional(boolean()),
  /** More than a portfolio was to get goes to the wallet; without this, all of it goes into the portfolio. */
  surplus_to_wallet: optional(boolean()),
})
export type MatchStatementLineBody = Infer<typeof MatchStatementLineBody>

export const matchStatementLine = endpoint({
  summary: 'Says what a line of the bank statement is; what is new is booked.',
  method: 'POST',
  path: '/operator/statement/match/:id',
  access: 'approver',
  money: true,
  params: { id: id<'statement-line'>() },
  body: MatchStatementLineBody,
  response: StatementLine,
  errors: [
    'about_yourself',
    'second_person_needed',
    'already_decided',
    'amount_differs',
    'conflict',
    'currency_mismatch',
    'gateway_not_available',
    'insufficient_balance',
    'wallet_not_available',
  ],
})
