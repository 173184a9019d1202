import { boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { DateText } from '../../fields/date.ts'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { WireMoney } from '../../money/wire-money.ts'
import { MemberReference, OperatorReference } from '../person-reference.ts'

export const unmatchedStates = ['open', 'assigned', 'returned'] as const

/** Money on the club's account that nobody announced. */
export const UnmatchedMoney = type({
  id: id<'unmatched'>(),
  received: WireMoney,
  received_on: DateText,
  sender_name: string(),
  bank_reference: string(),
  /** Another unannounced sum, or a transfer that a member announced, has the same one. */
  bank_reference_seen_before: boolean(),
  state: enums(unmatchedStates),
  assigned_to: nullable(MemberReference),
  /** The payment it was given to; null where it went to the wallet. */
  payment_id: nullable(id<'payment'>()),
  decided_at: nullable(DateTime),
  decided_by: nullable(OperatorReference),
  reason: nullable(string()),
})
export type UnmatchedMoney = Infer<typeof UnmatchedMoney>
