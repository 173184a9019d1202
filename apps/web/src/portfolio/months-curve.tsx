import { dateFormat } from '@kinfold/contract/day/date-format'
import type { Currency } from '@kinfold/contract/money/currency'
import { GrowthCurve } from '@kinfold/ui/growth-curve'
import type { GrowthMonth } from './growth-months.ts'

const written = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' })

type MonthsCurveProps = {
  /** What it shows: "What became of your money in naira". */
  label: string
  months: readonly GrowthMonth[]
  currency: Currency
  /** These are all the months that there are. */
  isWhole: boolean
}

/** What was paid in below, what it was worth above, and what was paid out marked. */
export function MonthsCurve({ label, months, currency, isWhole }: MonthsCurveProps) {
  const [first] = months
  return (
    <GrowthCurve
      label={label}
      periods={months.map(({ year, month }) => written(Date.UTC(year, month - 1)))}
      value={months.map(({ value }) => value)}
      paidIn={months.map(({ paidIn }) => paidIn)}
      paidOut={months.map(({ paidOut }) => paidOut)}
      currency={currency}
      // Months without end are cut off at the beginning.
      isWhole={isWhole && first?.value === (first?.paidIn ?? 0n) + (first?.earned ?? 0n)}
      paidOutLabel="Paid out to your wallet"
      paidInLabel="Paid in, less what was paid out"
    />
  )
}
