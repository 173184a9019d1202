import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Handle } from '../db/database.ts'
import { clubDays } from '../paging/club-days.ts'

const halfADay = 12 * 3_600_000

/** The moment to book what happened on a day of the club: its noon; now for today, and for a closed month. */
export async function momentOnDay(handle: Handle, day: string, now: Date): Promise<Date> {
  const { from } = clubDays(day, undefined)
  if (from === undefined || day === dayInLagos(now)) return now
  const [closed] = await handle.query({
    text: `SELECT FROM ledger.closed_month WHERE month >= date_trunc('month', $1::date)`,
    values: [day],
  })
  return closed === undefined ? new Date(from.getTime() + halfADay) : now
}
