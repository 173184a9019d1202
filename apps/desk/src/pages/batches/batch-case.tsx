import { usePayoutBatch } from '@kinfold/api/operator/payout-batch/get-payout-batch'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { CaseHeading } from '../../queue/case-heading.tsx'
import { OpenCase } from '../../queue/open-case.tsx'
import type { CaseFrame } from '../../queue/queue-and-case.tsx'
import { ReadingPanes } from '../../queue/reading-panes.tsx'
import { BatchDecision } from './batch-decision.tsx'
import type { BatchDetail } from './batch-detail.ts'
import { BatchFacts } from './batch-facts.tsx'
import { canBeSettled } from './can-be-settled.ts'
import { PayoutList } from './payout-list.tsx'
import { useSelection } from './use-selection.ts'

/** A batch: who is paid in it, beside its sum and who prepared it, and what can be done with it now. */
export function BatchCase({ id, backTo }: CaseFrame) {
  const read = usePayoutBatch(id)
  return (
    <OpenCase read={read} what="batch" backTo={backTo}>
      {detail => <Opened detail={detail} />}
    </OpenCase>
  )
}

function Opened({ detail }: { detail: BatchDetail }) {
  const { batch, withdrawals } = detail
  const open = withdrawals.filter(each => canBeSettled(batch, each))
  const selection = useSelection(open)
  const total = formatMoney(fromWireMoney(batch.total))
  return (
    <ReadingPanes
      evidence={
        <>
          <CaseHeading name={total} about={batch.reference} />
          <PayoutList withdrawals={withdrawals} {...(open.length > 0 ? { selection } : {})} />
        </>
      }
      facts={<BatchFacts batch={batch} />}
      decision={<BatchDecision detail={detail} selection={selection} />}
    />
  )
}
