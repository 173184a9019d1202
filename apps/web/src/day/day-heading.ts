import { clubTimeZone } from '@kinfold/contract/constants'

const written = new Intl.DateTimeFormat('en-NG', { dateStyle: 'full', timeZone: 'UTC' })
const aDay = 86_400_000

/** What people call a day when they look back on it: the last two have names of their own. */
export function dayHeading(day: string, today: string): string {
  if (day === today) return 'Today'
  if (Date.parse(day) === Date.parse(today) - aDay) return 'Yesterday'
  return written.format(new Date(day))
}

export const timeOfDay = new Intl.DateTimeFormat('en-NG', {
  timeStyle: 'short',
  timeZone: clubTimeZone,
})
