import type { Mode } from '../config/mode.ts'
import type { Handle } from '../db/database.ts'

/**
 * The club's time: what its members and operators take for the date. It is real time, except in a sandbox
 * whose clock was moved. Sessions, codes, limits, signatures, leases and whatever is swept by its age keep
 * real time: `Services.now`.
 */
export type ClubClock = {
  /** Read on the caller's handle, so that every process sees a move at once. A transaction reads it once. */
  readonly now: (handle: Handle) => Promise<Date>
}

/** A live club asks its database nothing: its clock can't be moved. */
export function createClubClock(mode: Mode, now: () => Date): ClubClock {
  if (mode === 'live') return { now: async () => now() }
  const known = new WeakMap<Handle, Promise<number>>()
  const aheadFor = (handle: Handle) => {
    const isTransaction = 'savepoint' in handle
    const ahead = known.get(handle) ?? readAhead(handle)
    if (isTransaction) known.set(handle, ahead)
    return ahead
  }
  return { now: async handle => new Date(now().getTime() + (await aheadFor(handle))) }
}

// Runs in nearly every transaction.
const statement = {
  name: 'read-club-clock',
  text: 'SELECT ahead_ms AS "aheadMs" FROM ledger.club_clock',
}

/** How far the club's time is ahead of real time, in milliseconds. */
export async function readAhead(handle: Handle): Promise<number> {
  const [row] = await handle.query<{ aheadMs: bigint }>(statement)
  return Number(row?.aheadMs ?? 0)
}
