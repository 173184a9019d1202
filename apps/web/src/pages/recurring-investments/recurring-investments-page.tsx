import { useSubscriptions } from '@kinfold/api/subscription/list-subscriptions'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { whatWasTaken } from '@kinfold/contract/subscription/what-was-taken'
import { Banner } from '@kinfold/ui/banner'
import { EmptyState } from '@kinfold/ui/empty-state'
import { PageHeader } from '@kinfold/ui/page-header'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { club } from '../../club/club.ts'
import { rowsPerPage } from '../../list/paged-list.tsx'
import { PagedTable } from '../../list/paged-table.tsx'
import { subscriptionColumns } from './subscription-columns.tsx'

export function RecurringInvestmentsPage() {
  const [page, goTo] = usePageNumber()
  const query = useSubscriptions({ page, per_page: rowsPerPage })
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Recurring Contributions"
        description="What is charged to your card by itself, and when next."
      />
      <FailedCharges subscriptions={query.data?.items ?? []} />
      <PagedTable
        query={query}
        of="recurring contributions"
        page={page}
        onPageChange={goTo}
        caption="Your recurring contributions"
        columns={subscriptionColumns}
        rowKey={({ id }) => id}
        rowLink={({ portfolio_id }) => <Link to={pathTo.portfolio(portfolio_id)} />}
        empty={
          <EmptyState compact title="No recurring contribution yet">
            A plan can be fed every week, month or quarter without you thinking of it.
          </EmptyState>
        }
      />
      <Banner tone="neutral">
        To end one, write to <TextLink href={club.links.contact}>our support team</TextLink>: that
        is not on this page yet. Here is{' '}
        <TextLink asChild>
          <Link to={paths.newRecurring}>how a new one works</Link>
        </TextLink>
        .
      </Banner>
    </div>
  )
}

const day = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'UTC' })

function FailedCharges({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  return subscriptions
    .filter(({ failed_charges }) => failed_charges > 0)
    .map(({ id, plan, failure_reason, next_charge_on }) => (
      <Banner key={id} tone="danger" title={`The last charge for ${planLabel(plan)} failed`}>
        {failure_reason} {whatWasTaken(failure_reason)}
        {next_charge_on ? ` We try again on ${day.format(new Date(next_charge_on))}.` : ''}
      </Banner>
    ))
}
