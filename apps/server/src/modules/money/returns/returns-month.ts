import { monthsLater } from '@kinfold/contract/day/months-later'
import { startOfClubDay } from '../../../paging/club-days.ts'

/** A month where the club is. */
export type ReturnsMonth = {
  /** `2026-05` */
  readonly period: string
  readonly firstDay: string
  readonly from: Date
  /** The first moment of the next one. */
  readonly until: Date
  readonly days: number
}

export function returnsMonth(period: string): ReturnsMonth {
  const firstDay = `${period}-01`
  const nextFirst = monthsLater(firstDay, 1)
  return {
    period,
    firstDay,
    from: startOfClubDay(firstDay),
    until: startOfClubDay(nextFirst),
    days: Math.round((Date.parse(nextFirst) - Date.parse(firstDay)) / 86_400_000),
  }
}

/** Its last moment: when the month's result was a portfolio's. */
export const lastMomentOf = ({ until }: ReturnsMonth) => new Date(until.getTime() - 1)

/** “May 2026” */
export const monthText = (period: string) => wording.format(new Date(`${period}-01`))

const wording = new Intl.DateTimeFormat('en-NG', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
