import { clubTimeZone } from '@kinfold/contract/constants'

const long = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'UTC' })
const medium = new Intl.DateTimeFormat('en-NG', { dateStyle: 'medium', timeZone: clubTimeZone })
const moment = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: clubTimeZone,
})

/** `31 May 2026`, of a day of the calendar. */
export const dayOnPaper = (day: string): string => long.format(new Date(`${day}T00:00:00Z`))

/** The day of a moment where the club is, as it stands in a table. */
export const dayOfMoment = (at: Date): string => medium.format(at)

export const momentOnPaper = (at: Date): string => moment.format(at)
