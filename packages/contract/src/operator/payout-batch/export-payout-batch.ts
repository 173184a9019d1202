import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'

export const exportPayoutBatch = endpoint({
  summary:
    'A released batch as a CSV file for the bank: the first time without whom nobody may pay any more, then the same bytes.',
  method: 'GET',
  path: '/operator/payout-batch/csv/:id',
  access: 'approver',
  params: { id: id<'batch'>() },
  response: { contentType: 'text/csv', fileName: 'payout-batch.csv' },
  errors: ['conflict'],
})
