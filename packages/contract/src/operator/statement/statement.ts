import { enums, type Infer, nullable, string, type } from 'superstruct'
import { DateText } from '../../fields/date.ts'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { Count } from '../../fields/whole-number.ts'
import { WireMoney } from '../../money/wire-money.ts'
import { OperatorReference } from '../person-reference.ts'
import { StatementAccount } from './statement-mapping.ts'

export const statementFormats = ['csv', 'ofx', 'camt'] as const

/** A file of the bank about one of the club's accounts. */
export const Statement = type({
  id: id<'statement'>(),
  account: StatementAccount,
  format: enums(statementFormats),
  file_name: string(),
  from: DateText,
  to: DateText,
  /** Checked against the lines; null where the file has none. */
  opening: nullable(WireMoney),
  closing: nullable(WireMoney),
  /** Those that no earlier file brought. */
  lines: Count,
  /** Lines that an earlier file had brought already. */
  known_lines: Count,
  /** Of its lines: still being booked, not booked, waiting for a person, unmatched money, and explained. */
  reading: Count,
  failed: Count,
  open: Count,
  unmatched: Count,
  matched: Count,
  uploaded_at: DateTime,
  uploaded_by: OperatorReference,
})
export type Statement = Infer<typeof Statement>
