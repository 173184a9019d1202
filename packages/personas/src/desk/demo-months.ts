import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import {
  closingObstacle,
  monthsOver,
  yearAndMonth,
} from '@kinfold/contract/operator/month/closing-problem'
import type { BookMonth } from '@kinfold/contract/operator/month/list-months'
import type { MonthClosing } from '@kinfold/contract/operator/month/month-closing'
import { returnsPeriod } from '@kinfold/contract/operator/returns/draft-problem'
import type { DemoCalendar } from '../calendar/demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { demoHistory } from '../history/demo-history.ts'
import { referenceDay } from '../reference-day.ts'
import { operatorReference } from './person-references.ts'
import { undecided } from './undecided.ts'

/** It waits for an administrator other than its author. */
export const monthClosings: readonly MonthClosing[] = [
  {
    id: demoId('month-closing', 'april'),
    ...yearAndMonth('2026-04'),
    reason: 'The bank’s statements and the books agree, and every member has their report.',
    proposed_by: operatorReference('uche'),
    proposed_at: '2026-06-02T13:00:00Z',
    ...undecided,
  },
]

export const monthClosingsOn = (calendar: DemoCalendar): readonly MonthClosing[] =>
  monthClosings.map(closing => ({
    ...closing,
    ...yearAndMonth(calendar.inItsMonth(`${periodOf(closing)}-01`)),
    proposed_at: calendar.of(closing.proposed_at),
  }))

const periodOf = ({ year, month }: Pick<MonthClosing, 'year' | 'month'>) =>
  returnsPeriod(year, month)

const opened = demoHistory.movements[0]?.at ?? ''

/** What GET /operator/month answers: none is closed yet. */
export const demoMonths: readonly BookMonth[] = monthsOver(
  dayInLagos(new Date(opened)).slice(0, 7),
  referenceDay,
).map(period => ({
  ...yearAndMonth(period),
  closed: null,
  obstacle: closingObstacle({ period, lastClosed: undefined, runUnderWay: undefined }),
  proposal: monthClosings.find(closing => periodOf(closing) === period) ?? null,
}))
