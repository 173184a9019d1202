import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { clubDays } from '../paging/club-days.ts'

const halfADay = 12 * 3_600_000

/** The moment of something that is only known to have happened on a day of the club: its noon, or now if that is today. */
export function momentOnDay(day: string, now: Date): Date {
  const { from } = clubDays(day, undefined)
  return from === undefined || day === dayInLagos(now) ? now : new Date(from.getTime() + halfADay)
}
