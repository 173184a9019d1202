import { boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { WireMoney } from '../../money/wire-money.ts'
import { MemberReference, OperatorReference } from '../person-reference.ts'

export const chargebackStatuses = [
  /** The payer's bank has taken the money for now, and not decided. */
  'open',
  /** The club has it again. */
  'won',
  /** It stays with the payer. */
  'lost',
] as const
export const ChargebackStatus = enums(chargebackStatuses)
export type ChargebackStatus = Infer<typeof ChargebackStatus>

/**
 * What a member owes the club for: a payment, or a part of it, that its payer's bank took back; or a withdrawal that was
 * paid after it had failed, once its money had been spent.
 */
export const Chargeback = type({
  id: id<'chargeback'>(),
  /** Null where the provider took money back that names no payment, and of a withdrawal. */
  payment_id: nullable(id<'payment'>()),
  /** Its provider had said that it failed, and paid it after all. */
  withdrawal_id: nullable(id<'withdrawal'>()),
  /** Of the payment or the withdrawal. */
  reference: nullable(string()),
  member: nullable(MemberReference),
  /** The provider's own id of it, or what an operator recorded. */
  dispute: string(),
  amount: WireMoney,
  /** What the provider charged the club for it. */
  fee: WireMoney,
  status: ChargebackStatus,
  reason: string(),
  /** It names no payment, or another currency: the books wait for a person. */
  is_booked: boolean(),
  /** What the member still owes for it, and has paid back. */
  owed: WireMoney,
  recovered: WireMoney,
  /** Until when the club may answer it. */
  answer_by: nullable(DateTime),
  opened_at: DateTime,
  decided_at: nullable(DateTime),
  /** Where nobody but operators says that it was won, two do above a limit: the first of them. */
  first_won_by: nullable(OperatorReference),
  /** Null where its provider told it. */
  recorded_by: nullable(OperatorReference),
})
export type Chargeback = Infer<typeof Chargeback>
