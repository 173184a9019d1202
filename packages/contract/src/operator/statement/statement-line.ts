import { array, boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { DateText } from '../../fields/date.ts'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { WireMoney } from '../../money/wire-money.ts'
import { WithdrawalStatus } from '../../withdrawal/withdrawal-status.ts'
import { MemberReference, OperatorReference } from '../person-reference.ts'

export const lineStates = [
  /** Read, and about to be booked. */
  'reading',
  /** It couldn't be booked. Its file may be sent again. */
  'failed',
  /** Nothing is booked for it: a person has to say what it is. */
  'open',
  /** It came in, and nobody is known to have sent it. */
  'unmatched',
  /** The books say what it is. */
  'matched',
] as const
export const LineState = enums(lineStates)
export type LineState = Infer<typeof LineState>

/** Why a line is taken for a payment, or for something else in the books. */
export const matchReasons = ['reference', 'amount', 'sender', 'recorded', 'person'] as const
export type MatchReason = (typeof matchReasons)[number]

/** A movement on one of the club's bank accounts, as the bank tells it. */
export const StatementLine = type({
  id: id<'statement-line'>(),
  statement_id: id<'statement'>(),
  bank_account_id: id<'club-bank-account'>(),
  booked_on: DateText,
  /** Below zero where money went out. */
  amount: WireMoney,
  reference: string(),
  sender_name: string(),
  text: string(),
  /** What files that were sent later say of the same line, where that isn't the same. */
  other_words: array(
    type({ by: OperatorReference, reference: string(), sender_name: string(), text: string() }),
  ),
  state: LineState,
  /** Of the match, or of the suggestion while there is none. */
  because: array(enums(matchReasons)),
  /** What a line that isn't matched may be: the payment it is for, or what the books have of it already. */
  suggested: nullable(
    type({
      /** Null where it came in part already: the rest of it is for its member’s wallet. */
      payment_id: nullable(id<'payment'>()),
      unmatched_id: nullable(id<'unmatched'>()),
      settlement_id: nullable(id<'settlement'>()),
      withdrawal_id: nullable(id<'withdrawal'>()),
      /** One that failed is paid after all by the line, and leaves the wallet again. */
      withdrawal_status: nullable(WithdrawalStatus),
      /** Whom it is paid to, as their bank has it: the line may carry another name. */
      payee: nullable(string()),
      /** The payment's, where there is one. */
      reference: string(),
      /** Whose payment it is. */
      member: nullable(MemberReference),
      /** What is waited for, or came, where it is a payment; of a payout, where more went out. */
      expected: nullable(WireMoney),
    }),
  ),
  payment_id: nullable(id<'payment'>()),
  /** Where money went out, the unmatched money that went back. */
  unmatched_id: nullable(id<'unmatched'>()),
  settlement_id: nullable(id<'settlement'>()),
  withdrawal_id: nullable(id<'withdrawal'>()),
  refund_id: nullable(id<'refund'>()),
  /** What the bank itself took, such as for a text message. */
  is_charge: boolean(),
  matched_at: nullable(DateTime),
  /** Null where reference and amount agreed exactly. */
  matched_by: nullable(OperatorReference),
  /** Why an earlier match was undone, or why it couldn't be booked. */
  reason: nullable(string()),
})
export type StatementLine = Infer<typeof StatementLine>
