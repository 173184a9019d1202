import { patience } from '@kinfold/test-support/patience'
import { expect } from 'vitest'
import type { Handle } from '#src/db/database.ts'

/** The backend pid of this connection. */
export async function connectionOf(handle: Handle): Promise<number> {
  const [row] = await handle.query<{ pid: number }>({ text: 'SELECT pg_backend_pid() AS pid' })
  if (row === undefined) throw new Error('the database named no connection')
  return row.pid
}

/** Waits until somebody is blocked by a lock of this connection. */
export async function untilBlocked(handle: Handle, holder: number): Promise<void> {
  const waiting = {
    text: `SELECT pid FROM pg_stat_activity
            WHERE datname = current_database() AND $1 = ANY (pg_blocking_pids(pid))`,
    values: [holder],
  }
  await expect
    .poll(() => handle.query(waiting), { interval: 5, timeout: patience(10_000) })
    .not.toEqual([])
}
