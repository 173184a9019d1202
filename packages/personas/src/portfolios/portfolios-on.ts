import { monthsLater } from '@kinfold/contract/day/months-later'
import type { DemoCalendar } from '../calendar/demo-calendar.ts'
import { retold } from '../calendar/retold.ts'
import { type PortfolioFacts, portfolioFacts } from './portfolio-facts.ts'

/** The portfolios on their days: one matures today, and the others later. */
export function portfoliosOn(calendar: DemoCalendar): PortfolioFacts[] {
  return portfolioFacts.map(facts => {
    if (facts.status === 'matured') return maturedToday(calendar, facts)
    const { maturesOn, goal } = facts
    return {
      ...retold(calendar, facts, 'createdAt', 'startedOn'),
      maturesOn: maturesOn && calendar.inItsMonth(maturesOn),
      goal: goal && { ...goal, by: calendar.inItsMonth(goal.by) },
    }
  })
}

/** Begun on this day of the month. On 29 February its term ended the day before. */
function maturedToday(calendar: DemoCalendar, facts: PortfolioFacts): PortfolioFacts {
  const months = facts.plan.tenor_months ?? 0
  const startedOn = monthsLater(calendar.day, -months)
  const createdAt = startedOn + facts.createdAt.slice(10)
  return { ...facts, createdAt, startedOn, maturesOn: monthsLater(startedOn, months) }
}
