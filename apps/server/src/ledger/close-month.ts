import type { Handle } from '../db/database.ts'
import { callLedger } from './call-ledger.ts'

export type MonthClosing = {
  // '2026-05'
  readonly month: string
  // Who proposed it and who confirmed it: two people.
  readonly closedBy: string
  readonly confirmedBy: string
}

// Closes a month that is over (in Lagos), for good and only after the month before it. Movements dated in it
// or earlier are refused from then on; corrections are booked with today's date.
export async function closeMonth(handle: Handle, closing: MonthClosing): Promise<void> {
  await callLedger(handle, {
    text: `SELECT ledger.close_month(to_date($1, 'YYYY-MM'), $2, $3)`,
    values: [closing.month, closing.closedBy, closing.confirmedBy],
  })
}
