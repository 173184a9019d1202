// The days of the club, in words. A browser elsewhere shows the same.
import { dateFormat } from '@kinfold/contract/day/date-format'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'

const written = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
const long = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "3 Jun 2026", of a day as the wire has it. */
export const dayText = (day: string): string => written(new Date(day))

/** "3 Jun 2026 to 5 Jun 2026", and one day by itself. */
export const periodText = (from: string, to: string): string =>
  from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`

/** A moment of a day, where no time is known. */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`

/** The same of a moment, as the club's day. */
export const momentText = (moment: string): string => dayText(dayInLagos(new Date(moment)))

const withTime = dateFormat({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

/** "3 Jun, 14:05", on the club's clock. */
export const momentAndTimeText = (moment: string | Date): string => withTime(new Date(moment))

const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' })

/** "Wednesday". */
export const weekdayText = (day: string): string => weekday(new Date(day))

/** "Wednesday, 3 June 2026". */
export const longDayText = (day: string): string => long(new Date(day))

const monthAndYear = dateFormat({
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "May 2026". */
export const monthText = (year: number, month: number): string =>
  monthAndYear(Date.UTC(year, month - 1))

const timeAlone = dateFormat({
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

/** "14:05", on the club's clock. */
export const timeText = (moment: string): string => timeAlone(new Date(moment))
