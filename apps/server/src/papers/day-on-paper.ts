import { dateFormat } from '@kinfold/contract/day/date-format'

const long = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })
const medium = dateFormat({ dateStyle: 'medium' })
const moment = dateFormat({
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** `31 May 2026`, of a day of the calendar. */
export const dayOnPaper = (day: string): string => long(new Date(`${day}T00:00:00Z`))

/** The day of a moment where the club is, as it stands in a table. */
export const dayOfMoment = (at: Date): string => medium(at)

export const momentOnPaper = (at: Date): string => moment(at)
