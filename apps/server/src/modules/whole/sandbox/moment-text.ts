import { clubTimeZone } from '@kinfold/contract/constants'

const format = new Intl.DateTimeFormat('en-NG', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: clubTimeZone,
})

/** `3 June, 10:00`, where the club is. */
export const momentText = (at: Date) => format.format(at)
