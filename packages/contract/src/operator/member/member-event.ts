import { enums, type Infer, nullable, string, type } from 'superstruct'
import { DateTime } from '../../fields/date-time.ts'
import { WireMoney } from '../../money/wire-money.ts'

export const memberEventKinds = [
  'joined',
  /** Begun; `status` is how it stands now. */
  'payment',
  'withdrawal',
  /** What the member was told. */
  'news',
  /** What they did themselves, or an operator did to their record. */
  'action',
] as const

/** One thing that happened to a member. */
export const MemberEvent = type({
  id: string(),
  kind: enums(memberEventKinds),
  happened_at: DateTime,
  /** A reference, a title, or an action such as `member.suspended`. */
  title: string(),
  detail: nullable(string()),
  /** Who did it, where the operators’ log says so. */
  by: nullable(string()),
  amount: nullable(WireMoney),
  status: nullable(string()),
})
export type MemberEvent = Infer<typeof MemberEvent>
