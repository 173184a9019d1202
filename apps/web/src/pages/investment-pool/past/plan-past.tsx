import { usePlanReturns } from '@kinfold/api/plan/list-plan-returns'
import { dateFormat } from '@kinfold/contract/day/date-format'
import { currencySymbols } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { exampleAmount } from '@kinfold/contract/plan/example-amount'
import type { Plan } from '@kinfold/contract/plan/plan'
import type { PlanReturns } from '@kinfold/contract/plan/plan-returns'
import { AmountField } from '@kinfold/ui/amount-field'
import { AmountPrivacy } from '@kinfold/ui/amount-privacy'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { Chart } from '@kinfold/ui/chart'
import { EmptyState } from '@kinfold/ui/empty-state'
import { GrowthCurve } from '@kinfold/ui/growth-curve'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Money } from '@kinfold/ui/money'
import { Segments } from '@kinfold/ui/segments'
import { Skeleton } from '@kinfold/ui/skeleton'
import { Stat } from '@kinfold/ui/stat'
import { useState } from 'react'
import { lastYear, pastBps, pastCourse } from '../../../plan/past-course.ts'
import { returnText } from '../../../portfolio/return-text.ts'
import { EarlyEnd } from './early-end.tsx'

/** How a plan has done, said with an amount one chooses. An example is nobody's money, and never hidden. */
export function PlanPast({ plan }: { plan: Plan }) {
  const { data, failure, reload } = usePlanReturns(plan.id)
  return (
    <Card title="How it has done">
      <AmountPrivacy>
        {data?.months.length === 0 ? (
          <EmptyState compact headingLevel={3} title="Nothing to show yet">
            Its months stand here once the first has been shared out.
          </EmptyState>
        ) : failure && !data ? (
          <EmptyState
            compact
            title="Its past can’t be shown right now"
            action={<Button onClick={reload}>Try again</Button>}
          >
            {failure.message}
          </EmptyState>
        ) : (
          <Past plan={plan} months={data?.months} />
        )}
      </AmountPrivacy>
    </Card>
  )
}

const spans = [
  { value: '12', label: '1Y', spoken: 'The last twelve months' },
  { value: 'all', label: 'All', spoken: 'As long as there are figures' },
] as const
type Span = (typeof spans)[number]['value']

const views = [
  { value: 'months', label: 'Months' },
  { value: 'value', label: 'Value' },
] as const
type View = (typeof views)[number]['value']

type PastProps = {
  readonly plan: Plan
  /** Undefined while they are on their way: each thing has its place already. */
  readonly months: PlanReturns['months'] | undefined
}

function Past({ plan, months }: PastProps) {
  const { currency } = plan
  const [typed, setAmount] = useState<bigint | null>(exampleAmount(plan).minor)
  const [span, setSpan] = useState<Span>('12')
  const [view, setView] = useState<View>('months')
  const amount = typed ?? 0n
  const year = months && lastYear(months)
  const shown = span === 'all' ? months : year
  const course = pastCourse(amount, shown ?? [])
  const became = course.at(-1)?.value ?? amount
  return (
    <div data-always-shown className="flex flex-col gap-5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <AmountField
          label="With an amount of"
          symbol={currencySymbols[currency]}
          value={typed}
          onChange={setAmount}
        />
        <Stat
          loading={shown === undefined}
          label={shown?.[0] ? `If put in before ${nameOf(shown[0].month)}` : 'It would be'}
          change={
            <>
              <Money change amount={money(currency, became - amount)} />,{' '}
              {returnText(pastBps(shown ?? []))} after fees
            </>
          }
        >
          <Money amount={money(currency, became)} />
        </Stat>
      </div>
      <EarlyEnd plan={plan} amount={amount} course={shown && course} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segments label="What is drawn" segments={views} value={view} onChange={setView} />
        {months && months.length === year?.length ? null : (
          <Segments label="How far back" segments={spans} value={span} onChange={setSpan} />
        )}
      </div>
      {shown ? (
        <Drawing plan={plan} view={view} amount={amount} course={course} />
      ) : (
        <LoadingRegion label="Its past is loading" className="flex flex-col gap-11">
          <div className="h-(--chart-height)">
            <Skeleton shape="box" />
          </div>
          <div className="flex h-control-small items-center">
            <Skeleton className="w-40" />
          </div>
        </LoadingRegion>
      )}
      <p className="text-small text-ink-muted">
        This is what was, not what will be: a month can bring less, and a loss stands below the
        line.
      </p>
    </div>
  )
}

type DrawingProps = {
  readonly plan: Plan
  readonly view: View
  readonly amount: bigint
  readonly course: ReturnType<typeof pastCourse>
}

function Drawing({ plan: { name, currency }, view, amount, course }: DrawingProps) {
  const periods = course.map(({ month }) => nameOf(month))
  if (view === 'value') {
    return (
      <GrowthCurve
        label={`What became of an amount in ${name}`}
        periods={[`Before ${periods[0]}`, ...periods]}
        value={[amount, ...course.map(({ value }) => value)]}
        paidIn={[amount, ...course.map(() => amount)]}
        currency={currency}
        valueLabel="What it would be"
      />
    )
  }
  return (
    <Chart
      kind="bars"
      label={`What each month brought in ${name}`}
      periods={periods}
      series={[{ name: 'After fees', values: course.map(({ earned }) => earned) }]}
      currency={currency}
    />
  )
}

const monthName = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' })
const nameOf = (month: string) => monthName(Date.parse(`${month}-01`))
