import type { Meeting } from '@kinfold/contract/club/meeting'
import { dateFormat } from '@kinfold/contract/day/date-format'

const time = dateFormat({ hour: '2-digit', minute: '2-digit', hour12: false })

type When = Pick<Meeting, 'starts_at' | 'minutes'>

/** “10:00 to 12:30, Lagos time” */
export function hoursText({ starts_at, minutes }: When): string {
  const starts = Date.parse(starts_at)
  return `${time(starts)} to ${time(starts + minutes * 60_000)}, Lagos time`
}
