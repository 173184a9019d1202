// The days of the club, in words. A browser elsewhere shows the same.
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'

const written = new Intl.DateTimeFormat('en-NG', { dateStyle: 'medium', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-NG', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "3 Jun 2026", of a day as the wire has it. */
export const dayText = (day: string): string => written.format(new Date(day))

/** The same of a moment, as the club's day. */
export const momentText = (moment: string): string => dayText(dayInLagos(new Date(moment)))

/** "Wednesday, 3 June 2026". */
export const longDayText = (day: string): string => long.format(new Date(day))
