import { tz } from '@date-fns/tz'
import { clubTimeZone } from '@kinfold/contract/constants'
import { startOfDay } from 'date-fns/startOfDay'
import type { LastCheck } from './last-checks.ts'

const hour = 3_600_000
const nightHour = 3

/** Whether the full check is due. */
export function isFullCheckDue(last: LastCheck | undefined, now: Date): boolean {
  // A check from the future was made by a server whose clock was wrong.
  if (last === undefined || last.endedAt > now) return true
  // After a finding it runs every hour, to show soon whether the fault is repaired.
  if (last.findings.size > 0) return last.endedAt.getTime() < now.getTime() - hour
  const threeHoursAgo = new Date(now.getTime() - nightHour * hour)
  const day = startOfDay(threeHoursAgo, { in: tz(clubTimeZone) })
  return last.endedAt.getTime() < day.getTime() + nightHour * hour
}
