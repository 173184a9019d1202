import { dateFormat } from '@kinfold/contract/day/date-format'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'

const day = dateFormat({ day: 'numeric', month: 'short' })
const time = dateFormat({ timeStyle: 'short' })
const aDay = 86_400_000

/** When a line under the heading of its month happened: of today people want the hour. */
export function lineDay(moment: string, today: string): string {
  const at = new Date(moment)
  const daysAgo = (Date.parse(today) - Date.parse(dayInLagos(at))) / aDay
  if (daysAgo === 0) return `Today, ${time(at)}`
  if (daysAgo === 1) return 'Yesterday'
  return day(at)
}
