import { tz } from '@date-fns/tz'
import { clubTimeZone } from '@kinfold/contract/constants'
import { startOfDay } from 'date-fns/startOfDay'
import type { LastCheck } from './last-checks.ts'

const hour = 3_600_000
const nightHour = 3

/** A check of everything that ended before this moment has to be made again. */
export function fullCheckDue(last: LastCheck | undefined, now: Date): Date {
  // Whether a fault is mended shouldn't take a night to see.
  if (last !== undefined && last.findings.size > 0) return new Date(now.getTime() - hour)
  const threeHoursAgo = new Date(now.getTime() - nightHour * hour)
  const day = startOfDay(threeHoursAgo, { in: tz(clubTimeZone) })
  return new Date(day.getTime() + nightHour * hour)
}
