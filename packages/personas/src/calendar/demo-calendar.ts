// The demo club is written once, for the reference day. A calendar says where each written date is when the
// club lives at another moment: months stay months, so that what falls on the 1st, the 5th or a month's last day
// still does, and what happened lately stays as long ago as it is written.
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { daysLater } from '@kinfold/contract/day/days-later'
import { monthsLater } from '@kinfold/contract/day/months-later'
import { referenceDay, referenceMoment } from '../reference-day.ts'

export interface DemoCalendar {
  /** In UTC, to the second. Nothing in the club has happened later. */
  readonly now: string
  /** Today in Lagos. */
  readonly day: string
  /** Where a written day or moment is: what is written as lately is as long ago, the rest in its month. */
  of(written: string): string
  /** The same day of the month, as many months ago. */
  inItsMonth(written: string): string
  /** As long ago, to the second; a day without a time as many days ago. */
  asLongAgo(written: string): string
  /** The moment itself, or now if that is earlier: for what is done by now on its day. */
  byNow(moment: string): string
}

/** From here on, what is written counts as lately. */
const latelySince = '2026-05-18'

const toMoment = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`

const monthCount = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

export function demoCalendarAt(at: Date): DemoCalendar {
  const now = toMoment(at.getTime())
  const day = dayInLagos(at)
  const months = monthCount(day) - monthCount(referenceDay)
  const days = (Date.parse(day) - Date.parse(referenceDay)) / 86_400_000
  const shiftMs = Date.parse(now) - Date.parse(referenceMoment)

  const inItsMonth = (written: string) =>
    monthsLater(written.slice(0, 10), months) + written.slice(10)
  const asLongAgo = (written: string) =>
    written.length === 10 ? daysLater(written, days) : toMoment(Date.parse(written) + shiftMs)

  const byNow = (moment: string) => {
    const isAhead = moment > now
    return isAhead ? now : moment
  }
  return {
    now,
    day,
    of: written => (written >= latelySince ? asLongAgo(written) : inItsMonth(written)),
    inItsMonth,
    asLongAgo,
    byNow,
  }
}

/** The calendar of stories, mocks and tests: each written date is where it is written. */
export const referenceCalendar = demoCalendarAt(new Date(referenceMoment))
