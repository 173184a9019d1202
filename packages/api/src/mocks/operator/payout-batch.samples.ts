import { discardPayoutBatch } from '@kinfold/contract/operator/payout-batch/discard-payout-batch'
import { exportPayoutBatch } from '@kinfold/contract/operator/payout-batch/export-payout-batch'
import { getPayoutBatch } from '@kinfold/contract/operator/payout-batch/get-payout-batch'
import { listPayoutBatches } from '@kinfold/contract/operator/payout-batch/list-payout-batches'
import { preparePayoutBatch } from '@kinfold/contract/operator/payout-batch/prepare-payout-batch'
import { releasePayoutBatch } from '@kinfold/contract/operator/payout-batch/release-payout-batch'
import { settlePayoutBatch } from '@kinfold/contract/operator/payout-batch/settle-payout-batch'
import { demoBatches } from '@kinfold/personas/desk/demo-batches'
import { sampleCall } from '../sample-call.ts'
import { byKey, idOf, withdrawalId } from '../sample-ids.ts'

const batch = (key: string) => idOf(demoBatches, byKey(key))

export const operatorPayoutBatchSamples = {
  discardPayoutBatch: sampleCall(discardPayoutBatch, {
    params: { id: batch('2026-06 NGN') },
    body: { seen: 'prepared' },
  }),
  exportPayoutBatch: sampleCall(exportPayoutBatch, { params: { id: batch('2026-06 NGN') } }),
  getPayoutBatch: sampleCall(getPayoutBatch, { params: { id: batch('2026-06 NGN') } }),
  listPayoutBatches: sampleCall(listPayoutBatches, {}),
  preparePayoutBatch: sampleCall(preparePayoutBatch, {
    body: { currency: 'NGN', withdrawal_ids: [withdrawalId('dayo', 'approved')] },
  }),
  releasePayoutBatch: sampleCall(
    releasePayoutBatch,
    { params: { id: batch('2026-06 NGN') }, body: { seen: 'prepared' } },
    'uche',
  ),
  settlePayoutBatch: sampleCall(settlePayoutBatch, {
    params: { id: batch('2026-06 NGN') },
    body: {
      seen: 'released',
      outcomes: [
        { withdrawal_id: withdrawalId('dayo', 'in_batch'), outcome: 'paid' },
        { withdrawal_id: withdrawalId('halima', 'in_batch'), outcome: 'paid' },
      ],
    },
  }),
}
