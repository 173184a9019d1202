import { object } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { PayoutBatch } from './payout-batch.ts'
import { PayoutBatchStatus } from './payout-batch-status.ts'

export const releasePayoutBatch = endpoint({
  summary: 'Releases a batch for payment; not by the operator who prepared it.',
  method: 'POST',
  path: '/operator/payout-batch/release/:id',
  access: 'approver',
  money: true,
  params: { id: id<'batch'>() },
  body: object({ seen: PayoutBatchStatus }),
  response: PayoutBatch,
  errors: [
    'already_decided',
    'second_person_needed',
    'about_yourself',
    'member_on_hold',
    'documents_not_approved',
    'bank_account_unchecked',
    'credited_by_you',
    'earlier_payout_open',
    'debt_uncovered',
    'gateway_not_available',
    'conflict',
  ],
})
