import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { PayoutBatch } from '@kinfold/contract/operator/payout-batch/payout-batch'
import { Button } from '@kinfold/ui/button'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { ChoiceRow } from '../../queue/choice-row.tsx'
import { QueueAndCase } from '../../queue/queue-and-case.tsx'
import { BatchCase } from './batch-case.tsx'
import { batchLooks, statusChoices, statusChoiceWords } from './choices.ts'
import { useBatchQueue } from './use-batch-queue.ts'

export function BatchesPage() {
  const { batchId } = useParams()
  const { queue, status, chooseStatus } = useBatchQueue(batchId)
  return (
    <QueueAndCase
      queue={queue}
      openId={batchId}
      path={paths.batches}
      addressOf={pathTo.batch}
      title="Batches"
      of={{ one: 'batch', many: 'batches' }}
      rowText={rowText}
      filters={
        <>
          <ChoiceRow
            label="Status"
            choices={statusChoices}
            words={statusChoiceWords}
            chosen={status}
            onChoose={chooseStatus}
          />
          <PrepareLink />
        </>
      }
      empty={{
        title: 'No batch here',
        text: 'Approved withdrawals are paid in batches. Prepare one, and somebody else releases it.',
      }}
    >
      {frame => <BatchCase key={frame.id} {...frame} />}
    </QueueAndCase>
  )
}

function PrepareLink() {
  const navigate = useNavigate()
  useKeys({ n: () => navigate(paths.prepareBatch) })
  return (
    <Button asChild size="small" variant="secondary" trailingIcon={<ButtonKey>n</ButtonKey>}>
      <Link to={paths.prepareBatch}>Prepare a batch</Link>
    </Button>
  )
}

function rowText({ reference, status, total, withdrawals }: PayoutBatch) {
  return {
    title: formatMoney(fromWireMoney(total)),
    aside: batchLooks[status].label,
    below: `${reference} · ${withdrawals === 1 ? '1 withdrawal' : `${withdrawals} withdrawals`}`,
  }
}
