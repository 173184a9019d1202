import { type Infer, nullable, string, type } from 'superstruct'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { Count } from '../../fields/whole-number.ts'
import { WireMoney } from '../../money/wire-money.ts'
import { OperatorReference } from '../person-reference.ts'
import { PayoutBatchStatus } from './payout-batch-status.ts'

export const PayoutBatch = type({
  id: id<'batch'>(),
  reference: string(),
  status: PayoutBatchStatus,
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
