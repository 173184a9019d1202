import { dateFormat } from '@kinfold/contract/day/date-format'
import type { ExchangeRate } from '@kinfold/contract/money/convert-money'
import { money } from '@kinfold/contract/money/money'
import { Button } from '@kinfold/ui/button'
import { GrowthCurve } from '@kinfold/ui/growth-curve'
import { Money } from '@kinfold/ui/money'
import { Segments } from '@kinfold/ui/segments'
import { useState } from 'react'
import { useMember } from '../../../session/use-member.ts'
import { CurveToCome } from './curve-to-come.tsx'
import { type GrowthMonth, growthOf, growthTogether } from './growth-of.ts'
import { type HeroSum, inNaira } from './hero-sum.ts'
import { fewestYears, mostYears, useTrends } from './use-trends.ts'

const spans = [
  { value: '3', label: '3M', spoken: '3 months' },
  { value: '12', label: '1Y', spoken: '1 year' },
  { value: 'all', label: 'All', spoken: 'Since you joined' },
] as const
type Span = (typeof spans)[number]['value']

type ValueCurveProps = {
  naira?: HeroSum | undefined
  dollars?: HeroSum | undefined
  /** With both currencies: dollars are drawn in naira at this rate. */
  rate?: ExchangeRate | undefined
}

const netOf = ({ paidIn, paidOut }: HeroSum) => paidIn - paidOut

/** How the value became what it is. */
export function ValueCurve({ naira, dollars, rate }: ValueCurveProps) {
  const { today, customer } = useMember()
  const [span, setSpan] = useState<Span>('12')
  const thisYear = Number(today.slice(0, 4))
  const joined = Number(customer?.created_at.slice(0, 4) ?? thisYear)
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
          <LastEarned month={all.findLast(({ earned }) => earned !== 0n)} currency={currency} />
        </p>
        <Segments label="How far back" segments={spans} value={span} onChange={setSpan} />
      </div>
      <GrowthCurve
        label={`What became of your money in ${currency === 'NGN' ? 'naira' : 'dollars'}`}
        periods={months.map(nameOf)}
        value={months.map(({ value }) => value)}
        paidIn={months.map(({ paidIn }) => paidIn)}
        paidOut={months.map(({ paidOut }) => paidOut)}
        currency={currency}
        paidOutLabel="Paid out to your wallet"
        paidInLabel="Paid in, less what was paid out"
      />
    </div>
  )
}

const written = dateFormat({
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const long = dateFormat({ month: 'long', timeZone: 'UTC' })

const firstDay = ({ year, month }: GrowthMonth) => Date.UTC(year, month - 1)
const nameOf = (month: GrowthMonth) => written(firstDay(month))

type LastEarnedProps = { month: GrowthMonth | undefined; currency: 'NGN' | 'USD' }

/** The newest month that returns were posted for. */
function LastEarned({ month, currency }: LastEarnedProps) {
  if (!month) return 'Your first returns are still to come.'
  const name = long(firstDay(month))
  return (
    <>
      {name} {month.earned > 0n ? 'earned' : 'brought'} you{' '}
      <Money change amount={money(currency, month.earned)} />
    </>
  )
}

type CurveMissingProps = { message: string | undefined; onRetry: () => void }

/** In the colours of the ground it stands on: a banner has its own, on which the ring of this one is not seen. */
function CurveMissing({ message, onRetry }: CurveMissingProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 grow basis-60 text-small text-ink-muted">
        <strong className="block font-semibold text-ink">
          Your curve can’t be shown right now
        </strong>
        {message}
      </p>
      <Button size="small" variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
