import { usePortfolioSummary } from '@kinfold/api/portfolio/get-portfolio-summary'
import { useSummaryByPlan } from '@kinfold/api/portfolio/get-summary-by-plan'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { Currency } from '@kinfold/contract/money/currency'
import type { PortfolioTotals } from '@kinfold/contract/portfolio/portfolio-totals'
import { AmountPrivacyToggle } from '@kinfold/ui/amount-privacy-toggle'
import { Card } from '@kinfold/ui/card'
import { DataTable } from '@kinfold/ui/data-table'
import { EmptyState } from '@kinfold/ui/empty-state'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { Section } from '@kinfold/ui/section'
import { Spinner } from '@kinfold/ui/spinner'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { ContributeButton } from '../../flows/kyc-required/contribute-button.tsx'
import { HoldingStat } from '../../portfolio/holding-stat.tsx'
import { HoldingSum } from '../../portfolio/holding-sum.tsx'
import { PeriodReport } from './period-report.tsx'
import { planTotalColumns } from './plan-total-columns.tsx'

export function CurrencyReport({ currency }: { currency: Currency }) {
  const { data, failure, isRefetching, reload } = usePortfolioSummary()
  const totals = currency === 'USD' ? data?.usd_portfolio : data?.ngn_portfolio
  return (
    <div data-refetching={isRefetching || undefined} className="flex flex-col gap-6">
      <ReadFailure what="Your report" failure={failure} onRetry={reload} />
      {totals ? <Report totals={totals} /> : null}
      {data || failure ? null : <LoadingScreen area="inline" />}
      {isRefetching ? <Spinner size={20} className="text-ink-muted" /> : null}
    </div>
  )
}

function Report({ totals }: { totals: PortfolioTotals }) {
  if (totals.portfolios === 0) {
    return (
      <EmptyState title={`Nothing in ${totals.currency} yet`} action={<ContributeButton />}>
        Your report begins with your first contribution.
      </EmptyState>
    )
  }
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <Card
          tone="feature"
          title="Today"
          action={<AmountPrivacyToggle className="-mt-2 -me-3 mb-2" />}
        >
          <HoldingStat holding={totals} />
        </Card>
        <Card title="How you got here">
          <HoldingSum holding={totals} />
        </Card>
      </div>
      <PeriodReport currency={totals.currency} />
      <Section title="Plan by plan, since the beginning">
        <PlanTotals currency={totals.currency} />
      </Section>
    </>
  )
}

function PlanTotals({ currency }: { currency: Currency }) {
  const { data, failure, reload } = useSummaryByPlan()
  if (failure && !data) return <ReadFailure what="Your plans" failure={failure} onRetry={reload} />
  return (
    <DataTable
      caption={`Your plans in ${currency}`}
      columns={planTotalColumns}
      rows={data?.products.filter(({ plan }) => plan.currency === currency) ?? []}
      rowKey={({ plan }) => String(plan.id)}
      rowLink={({ plan }) => <Link to={pathTo.product(plan.id)} />}
      loading={!data}
    />
  )
}
