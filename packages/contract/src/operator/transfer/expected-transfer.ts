import { boolean, type Infer, nullable, string, type } from 'superstruct'
import { DateText } from '../../fields/date.ts'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { WireMoney } from '../../money/wire-money.ts'
import { PaymentPurpose } from '../../payment/payment.ts'
import { PaymentStatus } from '../../payment/payment-status.ts'
import { MemberReference, OperatorReference } from '../person-reference.ts'

/** A bank transfer a member says they made. */
export const ExpectedTransfer = type({
  payment_id: id<'payment'>(),
  reference: string(),
  member: MemberReference,
  purpose: PaymentPurpose,
  /** What the member has to send, fees included, in the currency they send. */
  expected: WireMoney,
  /** What came, which may be less or more; null until confirmed. */
  received: nullable(WireMoney),
  received_on: nullable(DateText),
  status: PaymentStatus,
  receipt_file_id: nullable(id<'file'>()),
  /** The same receipt was handed in before. */
  receipt_seen_before: boolean(),
  bank_reference: nullable(string()),
  note: nullable(string()),
  submitted_at: DateTime,
  decided_at: nullable(DateTime),
  decided_by: nullable(OperatorReference),
  /** Why it was rejected. */
  reason: nullable(string()),
})
export type ExpectedTransfer = Infer<typeof ExpectedTransfer>
