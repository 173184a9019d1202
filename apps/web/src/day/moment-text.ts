import { clubTimeZone } from '@kinfold/contract/constants'

const moment = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: clubTimeZone,
})

/** `3 Jun 2026, 10:00`, in the club's time. */
export const momentText = (at: string): string => moment.format(new Date(at))
