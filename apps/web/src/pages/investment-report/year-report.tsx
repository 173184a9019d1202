import { useYearTrend } from '@kinfold/api/report/get-year-trend'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { Currency } from '@kinfold/contract/money/currency'
import { figuresOf } from '@kinfold/contract/report/report-figures'
import { Card } from '@kinfold/ui/card'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { Link, useSearchParams } from 'react-router-dom'
import { MonthlyReturns } from './monthly-returns.tsx'
import { NothingThen } from './nothing-then.tsx'
import { isEmpty, sumOfFigures } from './report-parts.ts'
import { ReportRows } from './report-rows.tsx'
import { ReportWaterfall } from './report-waterfall.tsx'
import { nameOfMonth, periodId } from './use-report-period.ts'

/** A year: from its opening to where it has come, what it earned month by month, and the same as a table. */
export function YearReport({ currency, year }: { currency: Currency; year: number }) {
  const { data, failure, reload } = useYearTrend(year)
  const [query] = useSearchParams()
  if (failure && !data) return <ReadFailure what="This year" failure={failure} onRetry={reload} />
  if (!data) return <LoadingScreen area="inline" />
  const own = data.currencies.find(each => each.currency === currency)
  const months = (own?.months ?? []).map(({ month, line }) => ({
    month,
    figures: figuresOf(currency, line),
  }))
  const whole = sumOfFigures(months.map(({ figures }) => figures))
  if (isEmpty(whole) && months.every(({ figures }) => isEmpty(figures))) {
    return <NothingThen name={String(year)} currency={currency} />
  }
  const addressOf = (month: string) => {
    const next = new URLSearchParams(query)
    next.set('month', month)
    return { search: next.toString(), hash: periodId }
  }
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <Card>
          <ReportWaterfall label={`How ${year} went`} currency={currency} figures={whole} />
        </Card>
        <MonthlyReturns
          year={year}
          currency={currency}
          returnBps={own?.return_bps ?? null}
          months={months}
        />
      </div>
      <ReportRows
        title="Month by month"
        of="Month"
        rows={months.map(({ month, figures }) => ({
          key: String(month),
          name: nameOfMonth(month),
          currency,
          figures,
        }))}
        linkTo={({ key }) => <Link to={addressOf(key)} />}
      />
    </>
  )
}
