import { usePortfolios } from '@kinfold/api/portfolio/list-portfolios'
import { useSubscriptions } from '@kinfold/api/subscription/list-subscriptions'
import { useWithdrawals } from '@kinfold/api/withdrawal/list-withdrawals'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import { Card } from '@kinfold/ui/card'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { type NextLine, nextLines } from '../../next/next-lines.ts'
import { NextList } from '../../next/next-list.tsx'
import { useMember } from '../../session/use-member.ts'

/** The days to come on which something happens to the member's money. */
export function WhatIsNext() {
  const { today, kyc_is_validated, poa_is_validated } = useMember()
  const withdrawals = useWithdrawals()
  const subscriptions = useSubscriptions({ status: 'active' })
  const portfolios = usePortfolios({ status: 'active', per_page: maximumPerPage })
  const asked = [withdrawals, subscriptions, portfolios]
  const failed = asked.find(({ data, failure }) => failure && !data)
  const isThere = withdrawals.data && subscriptions.data && portfolios.data
  return (
    <Card title="What is next" className="h-full">
      <ReadFailure
        what="What is next"
        failure={failed?.failure}
        onRetry={() => {
          for (const each of asked) if (!each.data) each.reload()
        }}
      />
      {isThere ? (
        <Lines
          today={today}
          lines={nextLines(
            {
              withdrawals: withdrawals.data.items,
              subscriptions: subscriptions.data.items,
              portfolios: portfolios.data.items,
              areDocumentsApproved: kyc_is_validated && poa_is_validated,
            },
            today,
          )}
        />
      ) : null}
      {isThere || failed ? null : <LinesToCome />}
    </Card>
  )
}

function Lines({ lines, today }: { lines: readonly NextLine[]; today: string }) {
  if (lines.length === 0) {
    return (
      <p className="text-body text-ink-muted">
        Nothing is due in the next three months. A{' '}
        <TextLink asChild>
          <Link to={paths.newRecurring}>recurring contribution</Link>
        </TextLink>{' '}
        saves for you while you think of other things.
      </p>
    )
  }
  return <NextList lines={lines} today={today} />
}

function LinesToCome() {
  return (
    <LoadingRegion label="What is next: loading" className="flex flex-col gap-4">
      {[0, 1].map(line => (
        <div key={line} className="flex items-center gap-4">
          <Skeleton shape="box" className="h-19 w-16 shrink-0" />
          <Skeleton className="w-40" />
        </div>
      ))}
    </LoadingRegion>
  )
}
