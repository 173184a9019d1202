import { useDiscardPayoutBatch } from '@kinfold/api/operator/payout-batch/discard-payout-batch'
import { useReleasePayoutBatch } from '@kinfold/api/operator/payout-batch/release-payout-batch'
import type { PayoutBatch } from '@kinfold/contract/operator/payout-batch/payout-batch'
import { SecondPerson } from '../../queue/second-person.tsx'
import { useOperator } from '../../session/use-operator.ts'

/** Release by somebody who didn't prepare it, or discard by any approver. */
export function Release({ batch }: { batch: PayoutBatch }) {
  const { operator_id } = useOperator()
  const release = useReleasePayoutBatch()
  const discard = useDiscardPayoutBatch()
  const input = { params: { id: batch.id }, body: { seen: batch.status } }
  const isOwn = batch.prepared_by.id === operator_id
  return (
    <SecondPerson
      label="Release"
      approve={isOwn ? undefined : { run: () => release.run(input), isRunning: release.isRunning }}
      whyNot="You prepared this batch, so another approver releases it."
      discard={{ run: () => discard.run(input), isRunning: discard.isRunning }}
    />
  )
}
