import { withdrawalPayoutDay } from '../constants.ts'

/** Lagos keeps one hour ahead of UTC the whole year. */
const lagosOffsetMs = 3_600_000

/** The day a withdrawal is paid by: the 5th of the month after the one it was asked for in, Lagos time. */
export function payByDay(requestedAt: Date): string {
  const there = new Date(requestedAt.getTime() + lagosOffsetMs)
  const day = Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, withdrawalPayoutDay)
  return new Date(day).toISOString().slice(0, 10)
}
