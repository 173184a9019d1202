import { boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'
import { WireMoney } from '../money/wire-money.ts'

export const notificationKinds = [
  'account',
  'kyc',
  'payment',
  'portfolio',
  'withdrawal',
  'notice',
] as const

export const Notification = type({
  id: id<'notification'>(),
  kind: enums(notificationKinds),
  title: string(),
  body: string(),
  /** The sum that it is about, if it is about one. */
  amount: nullable(WireMoney),
  /** A page of the members' area that it is about. */
  link: nullable(string()),
  is_read: boolean(),
  created_at: DateTime,
})
export type Notification = Infer<typeof Notification>
