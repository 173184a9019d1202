import { dateFormat } from '@kinfold/contract/day/date-format'
import type { Currency } from '@kinfold/contract/money/currency'
import { Card } from '@kinfold/ui/card'
import { Chart } from '@kinfold/ui/chart'
import { usePlanShares } from '../../portfolio/use-plan-shares.ts'
import { useMember } from '../../session/use-member.ts'

const nameOfMonth = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' })

/** What the plans of a currency held at the end of each of the last months, one above the other. */
export function PlansOverTime({ currency }: { currency: Currency }) {
  const { today } = useMember()
  const { overTheYear: shares } = usePlanShares(currency, today)
  const length = Math.max(0, ...shares.map(({ course = [] }) => course.length))
  // One plan is what the curve above shows, and one month is no course.
  if (shares.length < 2 || length < 2) return null
  const [year = 0, month = 1] = today.split('-').map(Number)
  const periods = Array.from({ length }, (_, at) =>
    nameOfMonth(Date.UTC(year, month - length + at)),
  )
  return (
    <Card title="Plan by plan" description="What each held at the end of a month.">
      <Chart
        className="mt-2"
        kind="bars"
        label="What each plan held, month by month"
        periods={periods}
        series={shares.map(({ name, course = [] }) => ({
          name,
          values: periods.map((_, at) => course.at(at - length) ?? 0n),
        }))}
        currency={currency}
      />
    </Card>
  )
}
