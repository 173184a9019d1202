import type { Handle } from '../db/database.ts'

/**
 * Moves a sandbox's clock so far ahead of real time, never back. Answers how far ahead it is then. While no
 * money has moved it may start in the past (below zero): a demo club that lives on a fixed day.
 */
export async function moveClock(handle: Handle, aheadMs: number): Promise<number> {
  const [moved] = await handle.query<{ aheadMs: bigint }>({
    text: 'SELECT ledger.move_clock($1) AS "aheadMs"',
    values: [Math.ceil(aheadMs)],
  })
  if (moved === undefined) throw new Error('ledger.move_clock answered nothing')
  return Number(moved.aheadMs)
}
