import { useMonthReport } from '@kinfold/api/report/get-month-report'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { Currency } from '@kinfold/contract/money/currency'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { figuresOf } from '@kinfold/contract/report/report-figures'
import { Card } from '@kinfold/ui/card'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { NothingThen } from './nothing-then.tsx'
import { isEmpty } from './report-parts.ts'
import { ReportRows } from './report-rows.tsx'
import { ReportWaterfall } from './report-waterfall.tsx'
import { nameOfMonth } from './use-report-period.ts'

type MonthReportProps = { currency: Currency; year: number; month: number }

/** A month from its opening to its closing, and the same plan by plan. */
export function MonthReport({ currency, year, month }: MonthReportProps) {
  const { data, failure, reload } = useMonthReport({ year, month })
  if (failure && !data) return <ReadFailure what="This month" failure={failure} onRetry={reload} />
  if (!data) return <LoadingScreen area="inline" />
  const name = `${nameOfMonth(month)} ${year}`
  const own = data.currencies.find(each => each.currency === currency)
  const total = own && figuresOf(currency, own.total)
  if (!total || isEmpty(total)) return <NothingThen name={name} currency={currency} />
  return (
    <>
      <Card className="lg:max-w-2xl">
        <ReportWaterfall label={`How ${name} went`} currency={currency} figures={total} />
      </Card>
      <ReportRows
        title="By plan"
        of="Plan"
        rows={own.plans.map(({ plan, line }) => ({
          key: String(plan.id),
          name: planLabel(plan),
          currency,
          figures: figuresOf(currency, line),
        }))}
        linkTo={({ key }) => <Link to={pathTo.product(Number(key))} />}
      />
    </>
  )
}
