// The days of the club, in words. A browser elsewhere shows the same.
import { clubTimeZone } from '@kinfold/contract/constants'
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

/** A moment of a day, where no time is known. */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`

/** The same of a moment, as the club's day. */
export const momentText = (moment: string): string => dayText(dayInLagos(new Date(moment)))

const withTime = new Intl.DateTimeFormat('en-NG', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: clubTimeZone,
})

/** "3 Jun, 14:05", on the club's clock. */
export const momentAndTimeText = (moment: string | Date): string =>
  withTime.format(new Date(moment))

const weekday = new Intl.DateTimeFormat('en-NG', { weekday: 'long', timeZone: 'UTC' })

/** "Wednesday". */
export const weekdayText = (day: string): string => weekday.format(new Date(day))

/** "Wednesday, 3 June 2026". */
export const longDayText = (day: string): string => long.format(new Date(day))

const monthAndYear = new Intl.DateTimeFormat('en-NG', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "May 2026". */
export const monthText = (year: number, month: number): string =>
  monthAndYear.format(Date.UTC(year, month - 1))

const timeAlone = new Intl.DateTimeFormat('en-NG', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: clubTimeZone,
})

/** "14:05", on the club's clock. */
export const timeText = (moment: string): string => timeAlone.format(new Date(moment))
