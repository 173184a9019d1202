import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { PayoutBatch } from './payout-batch.ts'
import { PayoutBatchStatus } from './payout-batch-status.ts'

export const discardPayoutBatch = endpoint({
  summary: 'Dissolves a batch that is not released; its withdrawals are approved as before.',
  method: 'POST',
  path: '/operator/payout-batch/discard/:id',
  access: 'approver',
  params: { id: id<'batch'>() },
  body: object({ seen: PayoutBatchStatus }),
  response: PayoutBatch,
  errors: ['already_decided'],
})
