import { enums, type Infer, type } from 'superstruct'
import { id } from '../../fields/id.ts'
import { WireAmount } from '../../money/wire-amount.ts'
import { MemberReference } from '../person-reference.ts'

/**
 * `not_borne`: a part of a loss that the portfolio no longer held, so the club bears it. `kept`: a part of a
 * return that a counter-posting found paid out already, so the member keeps it.
 */
export const returnsShareStates = ['waiting', 'posted', 'not_borne', 'reversed', 'kept'] as const
export type ReturnsShareState = (typeof returnsShareStates)[number]

/** What one portfolio has of a month's return. */
export const ReturnsShare = type({
  portfolio_id: id<'portfolio'>(),
  member: MemberReference,
  /** What it is shared by: the value at the month's end, or the average over the month. */
  value_before: WireAmount,
  return_amount: WireAmount,
  fee: WireAmount,
  state: enums(returnsShareStates),
})
export type ReturnsShare = Infer<typeof ReturnsShare>
