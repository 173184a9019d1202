import type { Currency } from '@kinfold/contract/money/currency'
import type { ReportFigures } from '@kinfold/contract/report/report-figures'
import { Card } from '@kinfold/ui/card'
import { Chart } from '@kinfold/ui/chart'
import { Stat } from '@kinfold/ui/stat'
import { returnText } from '../../portfolio/return-text.ts'
import { nameOfMonth } from './use-report-period.ts'

type MonthlyReturnsProps = {
  year: number
  currency: Currency
  returnBps: number | null
  months: readonly { month: number; figures: ReportFigures }[]
}

const everyMonth = Array.from({ length: 12 }, (_, index) => index + 1)

/** What a year earned, by a method with a name, and in which months. A month without returns keeps its place. */
export function MonthlyReturns({ year, currency, returnBps, months }: MonthlyReturnsProps) {
  const earned = new Map(months.map(({ month, figures }) => [month, figures.returns]))
  return (
    <Card>
      <Stat
        label={`Return in ${year}`}
        hint="Time-weighted, after fees: how the investments did, whenever your money came or went."
      >
        {returnBps === null ? 'None yet' : returnText(returnBps)}
      </Stat>
      <Chart
        className="mt-5"
        kind="bars"
        label={`Returns of each month of ${year}`}
        periods={everyMonth.map(month => nameOfMonth(month).slice(0, 3))}
        series={[{ name: 'Returns', values: everyMonth.map(month => earned.get(month) ?? 0n) }]}
        currency={currency}
      />
    </Card>
  )
}
