import { enums, type Infer, nullable, string, type } from 'superstruct'
import { DateText } from '../../fields/date.ts'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { WireMoney } from '../../money/wire-money.ts'
import { OperatorReference } from '../person-reference.ts'

/** Those whose money lies with a provider first. */
export const settledGateways = ['card', 'transfer', 'card_us'] as const
export const SettledGateway = enums(settledGateways)

/** What a provider paid out of what it took for the club. */
export const Settlement = type({
  id: id<'settlement'>(),
  gateway: SettledGateway,
  paid_out: WireMoney,
  /** What the provider kept for itself. */
  charge: WireMoney,
  received_on: DateText,
  reference: string(),
  /** The line of the bank statement that shows it; null until one does. */
  line_id: nullable(id<'statement-line'>()),
  recorded_at: DateTime,
  recorded_by: OperatorReference,
  /** Why it was undone; null while it stands. */
  undone_reason: nullable(string()),
})
export type Settlement = Infer<typeof Settlement>
