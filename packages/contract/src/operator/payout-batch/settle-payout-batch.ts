import { array, enums, type Infer, object, optional, refine, size } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { fillThisIn } from '../../fields/scalar.ts'
import { Reason } from '../reason.ts'
import { PayoutBatch } from './payout-batch.ts'
import { PayoutBatchStatus } from './payout-batch-status.ts'
import { mostInBatch } from './prepare-payout-batch.ts'

const PayoutOutcome = refine(
  object({
    withdrawal_id: id<'withdrawal'>(),
    outcome: enums(['paid', 'failed']),
    /** For a failed one: the member reads it. */
    reason: optional(Reason),
  }),
  'reason of a failure',
  ({ outcome, reason }) =>
    outcome === 'paid' || reason !== undefined || [{ path: ['reason'], message: fillThisIn }],
)

export const SettlePayoutBatchBody = object({
  seen: PayoutBatchStatus,
  outcomes: refine(
    size(array(PayoutOutcome), 1, mostInBatch),
    'each once',
    outcomes =>
      new Set(outcomes.map(({ withdrawal_id }) => withdrawal_id)).size === outcomes.length ||
      'Please say once what became of each withdrawal.',
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
  errors: ['already_decided', 'conflict', 'about_yourself'],
})
