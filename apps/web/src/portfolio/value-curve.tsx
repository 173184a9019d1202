import type { ExchangeRate } from '@kinfold/contract/money/convert-money'
import { Segments } from '@kinfold/ui/segments'
import { useState } from 'react'
import { CurveMissing } from './curve-missing.tsx'
import { CurveToCome } from './curve-to-come.tsx'
import { growthOf, growthTogether } from './growth-of.ts'
import { LastEarned } from './last-earned.tsx'
import { MonthsCurve } from './months-curve.tsx'
import { fewestYears, mostYears, useTrends } from './use-trends.ts'
import { inNaira, type ValueSum } from './value-sum.ts'

const spans = [
  { value: '3', label: '3M', spoken: '3 months' },
  { value: '12', label: '1Y', spoken: '1 year' },
  { value: 'all', label: 'All', spoken: 'Since you joined' },
] as const
type Span = (typeof spans)[number]['value']

type ValueCurveProps = {
  /** “2026-06-03” */
  today: string
  /** When the member joined, as far as that is known. */
  joinedAt: string | undefined
  naira?: ValueSum | undefined
  dollars?: ValueSum | undefined
  /** With both currencies: dollars are drawn in naira at this rate. */
  rate?: ExchangeRate | undefined
}

const netOf = ({ paidIn, paidOut }: ValueSum) => paidIn - paidOut

/** How the value became what it is. */
export function ValueCurve({ today, joinedAt, naira, dollars, rate }: ValueCurveProps) {
  const [span, setSpan] = useState<Span>('12')
  const thisYear = Number(today.slice(0, 4))
  const joined = Number(joinedAt?.slice(0, 4) ?? thisYear)
  const years = span === 'all' ? Math.min(mostYears, thisYear - joined + 1) : fewestYears
  const { trends, failure, reload } = useTrends(thisYear, years)
  const failed = failure ? <CurveMissing message={failure.message} onRetry={reload} /> : null
  if (!trends) return failure ? <div className="mt-5">{failed}</div> : <CurveToCome />
  const inNgn = naira ? growthOf(trends, 'NGN', netOf(naira)) : []
  const inUsd = dollars ? growthOf(trends, 'USD', netOf(dollars)) : []
  const all = rate
    ? growthTogether(inNgn, inUsd, cents => inNaira(cents, rate))
    : naira
      ? inNgn
      : inUsd
  const months = span === 'all' ? all : all.slice(-Number(span) - 1)
  const currency = naira ? 'NGN' : 'USD'
  return (
    <div className="mt-5 flex flex-col gap-3">
      {failed}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-small text-ink-muted">
          <LastEarned months={all} currency={currency} />
        </p>
        <Segments label="How far back" segments={spans} value={span} onChange={setSpan} />
      </div>
      <MonthsCurve
        label={`What became of your money in ${currency === 'NGN' ? 'naira' : 'dollars'}`}
        months={months}
        isWhole={months.length === all.length}
        currency={currency}
      />
    </div>
  )
}
