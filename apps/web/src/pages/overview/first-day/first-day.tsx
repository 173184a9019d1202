import { usePlans } from '@kinfold/api/plan/list-plans'
import { dateFormat } from '@kinfold/contract/day/date-format'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { GrowthCurve } from '@kinfold/ui/growth-curve'
import { Money } from '@kinfold/ui/money'
import { percentText } from '@kinfold/ui/percent-text'
import { Progress } from '@kinfold/ui/progress'
import { Timeline } from '@kinfold/ui/timeline'
import { Link } from 'react-router-dom'
import { type Step, stepsOf } from '../../../first-steps/steps-of.ts'
import { useMember } from '../../../session/use-member.ts'
import { useOwnCurrencies } from '../../../session/use-own-currencies.ts'
import { exampleGrowth, examplePlan } from './example-growth.ts'

/** What a member sees who has nothing yet: what it could become, and the way there. */
export function FirstDay() {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Example />
      <FirstSteps />
    </div>
  )
}

const monthName = dateFormat({
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

function Example() {
  const { today } = useMember()
  const plans = usePlans().data?.pools ?? []
  const [example] = useOwnCurrencies().flatMap(currency => examplePlan(plans, currency) ?? [])
  if (!example) {
    return (
      <Card tone="feature" title="It is good to have you in the family">
        <p className="text-body text-ink-muted">
          With your first contribution you see here how your money grows.
        </p>
      </Card>
    )
  }
  const { plan, bps } = example
  const monthly = moneyFromWire(plan.currency, plan.minimum)
  const course = exampleGrowth(monthly.minor, bps)
  const [year = 0, month = 0] = today.split('-').map(Number)
  return (
    <Card tone="feature" title="What it could become">
      <p className="text-body text-ink-muted">
        <Money alwaysShown amount={monthly} className="text-ink" /> a month in {planLabel(plan)}, if
        it earns the {percentText(bps / 100)} a year that the club expects, before fees. An example,
        not a promise.
      </p>
      <GrowthCurve
        className="mt-5"
        label="An example of two years"
        periods={course.map((_, at) => monthName(Date.UTC(year, month - 1 + at)))}
        value={course.map(({ value }) => value)}
        paidIn={course.map(({ paidIn }) => paidIn)}
        currency={plan.currency}
        valueLabel="What it could be"
      />
    </Card>
  )
}

function FirstSteps() {
  const steps = stepsOf(useMember(), false)
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.findIndex(({ isDone }) => !isDone)
  return (
    <Card title="Getting started" className="h-full">
      <Progress
        label="You are on your way"
        value={done}
        max={steps.length}
        valueText={`${done} of ${steps.length}`}
        className="mb-6"
      />
      <Timeline
        label="Getting started"
        events={steps.map((step, at) => eventOf(step, at === next))}
      />
    </Card>
  )
}

function eventOf({ title, text, isDone, to, action, isAskedAbove }: Step, isNext: boolean) {
  return {
    id: title,
    title,
    state: isDone ? ('done' as const) : isNext ? ('current' as const) : ('ahead' as const),
    children:
      isNext && !isAskedAbove ? (
        <>
          {text}
          {to ? (
            <Button asChild size="small" className="mt-3">
              <Link to={to}>{action}</Link>
            </Button>
          ) : null}
        </>
      ) : undefined,
  }
}
