import { enums, type Infer, nullable, string, type } from 'superstruct'
import { DateText } from '../../fields/date.ts'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { WireMoney } from '../../money/wire-money.ts'
import { MemberReference, OperatorReference } from '../person-reference.ts'

export const unmatchedStates = ['open', 'assigned', 'returned'] as const
export const UnmatchedState = enums(unmatchedStates)

/** Money on the club's account that nobody announced. */
export const UnmatchedMoney = type({
  id: id<'unmatched'>(),
  received: WireMoney,
  received_on: DateText,
  sender_name: string(),
  bank_reference: string(),
  state: UnmatchedState,
  assigned_to: nullable(MemberReference),
  /** Where nobody wrote it down, two say above a limit whose it is: the first of them. */
  first_assigned: nullable(type({ by: OperatorReference, to: MemberReference })),
  /** The payment it was given to; null where it went to the wallet. */
  payment_id: nullable(id<'payment'>()),
  decided_at: nullable(DateTime),
  decided_by: nullable(OperatorReference),
  reason: nullable(string()),
})
export type UnmatchedMoney = Infer<typeof UnmatchedMoney>
