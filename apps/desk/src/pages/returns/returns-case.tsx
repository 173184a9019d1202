import { useReturnsPosting } from '@kinfold/api/operator/returns/get-returns-posting'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { useState } from 'react'
import { CaseHeading } from '../../queue/case-heading.tsx'
import { OpenCase } from '../../queue/open-case.tsx'
import type { CaseFrame } from '../../queue/queue-and-case.tsx'
import { ReadingPanes } from '../../queue/reading-panes.tsx'
import { periodText } from './period-text.ts'
import { ReturnsDecision } from './returns-decision.tsx'
import { ReturnsFacts } from './returns-facts.tsx'
import { ShareList, sharesPerPage } from './share-list.tsx'

/** A month of a plan: who gets how much of it, the largest first, beside its total, and what comes next for it. */
export function ReturnsCase({ id, backTo }: CaseFrame) {
  const [page, setPage] = useState(1)
  const read = useReturnsPosting(id, { order: 'largest', page, per_page: sharesPerPage })
  return (
    <OpenCase read={read} what="month" backTo={backTo}>
      {detail => {
        const { posting } = detail
        return (
          <ReadingPanes
            evidence={
              <>
                <CaseHeading
                  name={formatMoney(fromWireMoney(posting.total))}
                  about={`${planLabel(posting.plan)}, ${periodText(posting)}`}
                />
                <ShareList detail={detail} page={page} onPageChange={setPage} />
              </>
            }
            facts={<ReturnsFacts detail={detail} />}
            decision={<ReturnsDecision detail={detail} reload={read.reload} />}
          />
        )
      }}
    </OpenCase>
  )
}
