import { monthsLater } from '../day/months-later.ts'
import type { Portfolio } from './portfolio.ts'
import { beforeTheEnd } from './portfolio-status.ts'

const mostMonths = 50 * 12

/** The last day that a goal can have. */
export const lastGoalDay = (today: string) => monthsLater(today, mostMonths)

/** Why a portfolio can’t have a goal: its term has ended. */
export function goalProblem({ status }: Pick<Portfolio, 'status'>) {
  return beforeTheEnd.includes(status) ? undefined : 'portfolio_not_open'
}

/** What is wrong with the day of a goal. */
export function goalDayProblem(by: string, today: string): string | undefined {
  if (by <= today) return 'Please choose a day that is still to come.'
  return by > lastGoalDay(today) ? 'Please choose a day within the next 50 years.' : undefined
}
