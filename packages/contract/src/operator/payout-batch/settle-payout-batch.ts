import { array, enums, type Infer, object, optional, size } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Reason } from '../reason.ts'
import { PayoutBatch } from './payout-batch.ts'

export const SettlePayoutBatchBody = object({
  outcomes: size(
    array(
      object({
        withdrawal_id: id<'withdrawal'>(),
        outcome: enums(['paid', 'failed']),
        /** For a failed one: the member reads it. */
        reason: optional(Reason),
      }),
    ),
    1,
    1000,
  ),
})
export type SettlePayoutBatchBody = Infer<typeof SettlePayoutBatchBody>

export const settlePayoutBatch = endpoint({
  summary: 'Says which withdrawals of a released batch the bank paid and which failed.',
  method: 'POST',
  path: '/operator/payout-batch/settle/:id',
  access: 'approver',
  money: true,
  params: { id: id<'batch'>() },
  body: SettlePayoutBatchBody,
  response: PayoutBatch,
  errors: ['already_decided', 'conflict'],
})
