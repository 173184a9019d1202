import { dateFormat } from '@kinfold/contract/day/date-format'

const moment = dateFormat({
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** `3 Jun 2026, 10:00`, in the club's time. */
export const momentText = (at: string): string => moment(new Date(at))
