import type { Plan } from '@kinfold/contract/plan/plan'
import type { PlanHoldings } from '@kinfold/contract/plan/plan-holdings'
import type { PlanSize } from '@kinfold/contract/plan/plan-size'
import type { DemoCalendar } from '../calendar/demo-calendar.ts'
import { spokenMonth } from '../calendar/spoken-day.ts'
import { demoPlans, harvest } from './demo-plans.ts'

const began = '2024-07-01'
const ended = '2025-07-01'

/** The plans; what each holds and its size are of the month before, and the one that names its season names the one before last. */
export function plansOn(calendar: DemoCalendar): Plan[] {
  return demoPlans
    .map(plan => (plan.id === harvest.id ? harvestOn(calendar) : plan))
    .map(plan => ({
      ...plan,
      holdings: plan.holdings && holdingsOn(calendar, plan.holdings),
      size: plan.size && sizeOn(calendar, plan.size),
    }))
}

const monthOn = (calendar: DemoCalendar, month: string) =>
  calendar.inItsMonth(`${month}-01`).slice(0, 7)

function holdingsOn(calendar: DemoCalendar, { as_of, parts }: PlanHoldings): PlanHoldings {
  return { as_of: monthOn(calendar, as_of), parts }
}

function sizeOn(calendar: DemoCalendar, { month, since, ...size }: PlanSize): PlanSize {
  return { ...size, month: monthOn(calendar, month), since: monthOn(calendar, since) }
}

export function harvestOn(calendar: DemoCalendar): Plan {
  const paid = calendar.of(ended)
  return {
    ...harvest,
    name: harvest.name.replace(began.slice(0, 4), calendar.of(began).slice(0, 4)),
    description: harvest.description.replace(
      'July 2025',
      `${spokenMonth(paid)} ${paid.slice(0, 4)}`,
    ),
  }
}
