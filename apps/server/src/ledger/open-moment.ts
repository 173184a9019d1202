import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Handle } from '../db/database.ts'

/** A closed month stays as it is: what is found later is booked with today's date. */
export async function openMoment(handle: Handle, at: Date, now: Date): Promise<Date> {
  const [closed] = await handle.query({
    text: `SELECT FROM ledger.closed_month WHERE month >= date_trunc('month', $1::date)`,
    values: [dayInLagos(at)],
  })
  return closed === undefined ? at : now
}
