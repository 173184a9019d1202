import { usePayoutBatch } from '@kinfold/api/operator/payout-batch/get-payout-batch'
import { browserStore } from '@kinfold/app/storage/browser-store'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import type { RowKeys } from '@kinfold/ui/row-keys'
import { useChosen, useRowSelection } from '@kinfold/ui/use-row-selection'
import { useCallback, useRef } from 'react'
import { club } from '../../club/club.ts'
import { CaseHeading } from '../../queue/case-heading.tsx'
import { OpenCase } from '../../queue/open-case.tsx'
import type { CaseFrame } from '../../queue/queue-and-case.tsx'
import { ReadingPanes } from '../../queue/reading-panes.tsx'
import { BatchDecision } from './batch-decision.tsx'
import type { BatchDetail } from './batch-detail.ts'
import { BatchFacts } from './batch-facts.tsx'
import { canBeSettled } from './can-be-settled.ts'
import { PayoutTable } from './payout-table.tsx'

/** A batch: who is paid in it, beside its sum and who prepared it, and what can be done with it now. */
export function BatchCase({ id, backTo }: CaseFrame) {
  const read = usePayoutBatch(id)
  return (
    <OpenCase read={read} what="batch" backTo={backTo}>
      {detail => <Opened detail={detail} />}
    </OpenCase>
  )
}

const view = {
  store: browserStore('localStorage', club.storage.batchView),
  hidden: ['reference', 'pay_by'],
}

/** More rows than these are drawn as they come into sight. */
const mostAtOnce = 200

function Opened({ detail }: { detail: BatchDetail }) {
  const { batch, withdrawals } = detail
  const canChoose = useCallback((each: RequestedWithdrawal) => canBeSettled(batch, each), [batch])
  const openCount = withdrawals.filter(canChoose).length
  const selection = useRowSelection<RequestedWithdrawal>()
  const chosen = useChosen(selection).rows.filter(canChoose)
  // J and K go from batch to batch.
  const keys = useRef<RowKeys>(null)
  const total = formatMoney(fromWireMoney(batch.total))
  return (
    <ReadingPanes
      evidence={
        <>
          <CaseHeading name={total} about={batch.reference} />
          <div className="px-4 pb-4 lg:px-5">
            <PayoutTable
              withdrawals={withdrawals}
              selection={openCount > 0 ? selection : undefined}
              canChoose={canChoose}
              view={view}
              keys={keys}
              height={withdrawals.length > mostAtOnce ? '70dvh' : undefined}
            />
          </div>
        </>
      }
      facts={<BatchFacts batch={batch} />}
      decision={<BatchDecision {...{ detail, openCount, chosen }} />}
    />
  )
}
