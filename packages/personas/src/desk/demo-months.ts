import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import {
  closingObstacle,
  monthsOver,
  yearAndMonth,
} from '@kinfold/contract/operator/month/closing-problem'
import type { BookMonth } from '@kinfold/contract/operator/month/list-months'
import type { MonthClosing } from '@kinfold/contract/operator/month/month-closing'
import { type OpenMatter, stillOpenIn } from '@kinfold/contract/operator/month/still-open'
import { returnsPeriod } from '@kinfold/contract/operator/returns/draft-problem'
import type { DemoCalendar } from '../calendar/demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { demoHistory } from '../history/demo-history.ts'
import { referenceDay } from '../reference-day.ts'
import { demoStatement } from './demo-statements.ts'
import { operatorReference } from './person-references.ts'
import { returnsPostings } from './returns-postings.ts'
import { undecided } from './undecided.ts'
import { unmatchedMoney } from './unmatched-money.ts'

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

const openMatters: readonly OpenMatter[] = [
  ...unmatchedMoney
    .filter(({ state }) => state === 'open')
    .map(({ received_on }) => ({ kind: 'unmatched', period: received_on.slice(0, 7) }) as const),
  ...demoStatement.lines
    .filter(({ state }) => state === 'open')
    .map(({ booked_on }) => ({ kind: 'bank_lines', period: booked_on.slice(0, 7) }) as const),
  ...returnsPostings
    .filter(({ status }) => status === 'draft')
    .map(({ year, month }) => ({ kind: 'returns', period: returnsPeriod(year, month) }) as const),
].map(matter => ({ ...matter, count: 1 }))

/** What GET /operator/month answers: none is closed yet. */
export const demoMonths: readonly BookMonth[] = monthsOver(
  dayInLagos(new Date(opened)).slice(0, 7),
  referenceDay,
).map(period => ({
  ...yearAndMonth(period),
  closed: null,
  obstacle: closingObstacle({ period, lastClosed: undefined, runUnderWay: undefined }),
  still_open: stillOpenIn(openMatters, period),
  proposal: monthClosings.find(closing => periodOf(closing) === period) ?? null,
}))
