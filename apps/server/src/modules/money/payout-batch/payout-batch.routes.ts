import { discardPayoutBatch as discardCall } from '@kinfold/contract/operator/payout-batch/discard-payout-batch'
import { exportPayoutBatch as exportCall } from '@kinfold/contract/operator/payout-batch/export-payout-batch'
import { getPayoutBatch } from '@kinfold/contract/operator/payout-batch/get-payout-batch'
import { listPayoutBatches } from '@kinfold/contract/operator/payout-batch/list-payout-batches'
import { preparePayoutBatch as prepareCall } from '@kinfold/contract/operator/payout-batch/prepare-payout-batch'
import { releasePayoutBatch as releaseCall } from '@kinfold/contract/operator/payout-batch/release-payout-batch'
import { settlePayoutBatch as settleCall } from '@kinfold/contract/operator/payout-batch/settle-payout-batch'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { discardPayoutBatch } from './discard-batch.ts'
import { exportPayoutBatch } from './export-batch.ts'
import { preparePayoutBatch } from './prepare-batch.ts'
import { readBatchDetail, readBatches } from './read-batches.ts'
import { releasePayoutBatch } from './release-batch.ts'
import { settlePayoutBatch } from './settle-batch.ts'

export function payoutBatchRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listPayoutBatches, ({ query }) => readBatches(services.db, query)),
    signedInRoute(getPayoutBatch, ({ params }) =>
      readBatchDetail(services.db, params.id, services.now()),
    ),
    operatorRoute(services, prepareCall, call => preparePayoutBatch(services, call)),
    operatorRoute(services, discardCall, discardPayoutBatch),
    operatorRoute(services, releaseCall, call => releasePayoutBatch(services, call)),
    operatorRoute(services, exportCall, call => exportPayoutBatch(services, call)),
    operatorRoute(services, settleCall, call => settlePayoutBatch(services, call)),
  ]
}
