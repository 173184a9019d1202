import { object, optional } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { pageOf } from '../../paging/page-of.ts'
import { pageQuery } from '../../paging/page-query.ts'
import { PayoutBatch } from './payout-batch.ts'
import { PayoutBatchStatus } from './payout-batch-status.ts'

export const listPayoutBatches = endpoint({
  summary: 'Payout batches, newest first.',
  method: 'GET',
  path: '/operator/payout-batch',
  access: 'approver',
  query: object({ status: optional(PayoutBatchStatus), ...pageQuery }),
  response: pageOf(PayoutBatch),
})
