import { boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { WireMoney } from '../../money/wire-money.ts'
import { MemberReference, OperatorReference } from '../person-reference.ts'

export const refundStatuses = [
  /** It waits for a second person; no money has moved. */
  'proposed',
  'discarded',
  /** The money has left the member, and is on its way to where it came from. */
  'sent',
  /** It arrived there, as far as anybody says. */
  'paid',
  /** It came back, and is the member's again. */
  'failed',
] as const
export const RefundStatus = enums(refundStatuses)
export type RefundStatus = Infer<typeof RefundStatus>

/** provider: by who took the payment · hand: by the club's own bank · wallet: back to the wallet it came out of. */
export const refundWays = ['provider', 'hand', 'wallet'] as const
export type RefundWay = (typeof refundWays)[number]

/** A payment that is given back, or a part of it. */
export const Refund = type({
  id: id<'refund'>(),
  payment_id: id<'payment'>(),
  reference: string(),
  member: MemberReference,
  amount: WireMoney,
  /** What of the fee goes back on top of it. */
  fee: WireMoney,
  returns_fee: boolean(),
  way: enums(refundWays),
  status: RefundStatus,
  reason: string(),
  /** Null where no person asked for it. */
  proposed_by: nullable(OperatorReference),
  proposed_at: DateTime,
  decided_by: nullable(OperatorReference),
  decided_at: nullable(DateTime),
  /** When it was paid, or came back. */
  settled_at: nullable(DateTime),
  /** The bank's, for one that was paid by hand. */
  bank_reference: nullable(string()),
  failure_reason: nullable(string()),
  /** It had not failed: another refund of its payment stands for it, which the bank has paid. */
  paid_after_all: boolean(),
})
export type Refund = Infer<typeof Refund>
