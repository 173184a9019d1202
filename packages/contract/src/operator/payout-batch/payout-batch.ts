import { enums, type Infer, nullable, string, type } from 'superstruct'
import { DateText } from '../../fields/date.ts'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { Count } from '../../fields/whole-number.ts'
import { WireMoney } from '../../money/wire-money.ts'
import { OperatorReference } from '../person-reference.ts'
import { PayoutBatchStatus } from './payout-batch-status.ts'
import { PayoutFileFormat } from './payout-file.ts'

/** file: handed to the club’s bank · provider: a payment provider is asked for each transfer, in naira only. */
export const payoutWays = ['file', 'provider'] as const
export const PayoutWay = enums(payoutWays)
export type PayoutWay = Infer<typeof PayoutWay>

export const PayoutBatch = type({
  id: id<'batch'>(),
  reference: string(),
  status: PayoutBatchStatus,
  paid_through: PayoutWay,
  /** Null where no bank takes a file. */
  file_format: nullable(PayoutFileFormat),
  /** The file’s SHA-256 once the batch is released. */
  file_hash: nullable(string()),
  /** The last day on which banks work before the first of its withdrawals should have been paid. */
  due_on: DateText,
  total: WireMoney,
  withdrawals: Count,
  paid: Count,
  failed: Count,
  prepared_by: OperatorReference,
  prepared_at: DateTime,
  released_by: nullable(OperatorReference),
  released_at: nullable(DateTime),
  settled_at: nullable(DateTime),
})
export type PayoutBatch = Infer<typeof PayoutBatch>
