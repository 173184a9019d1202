import type { Handle } from '../db/database.ts'

export type Readiness = {
  /** Whether calls are accepted: not before the start has finished, and not after a stop has begun. */
  isReady: boolean
  /** Why a started server is not ready, for the people who run it. */
  trouble?: string | undefined
  /** The last attempted write, and whether it succeeded. */
  lastWrite?: { readonly at: number; readonly succeeded: Promise<boolean> }
}

type Asked = Pick<Handle, 'query'>

const timeoutMs = 3_000
/** Not one write for each probe: it wakes the disk, and on a full disk the embedded engine has to restart. */
const writeEveryMs = 15_000

/** The line a probe reads. A database that only reads, as on a full disk, is not ready. */
export async function describeReadiness(readiness: Readiness, db: Asked): Promise<string> {
  const { isReady, trouble } = readiness
  if (!isReady) return 'not ready'
  if (trouble !== undefined) return `not ready: ${trouble}`
  if (!(await succeeds(db, pingStatement))) return 'not ready: the database does not answer'
  return (await takesWrites(readiness, db)) ? 'ready' : 'not ready: the database takes no writes'
}

function takesWrites(readiness: Readiness, db: Asked): Promise<boolean> {
  const at = performance.now()
  const { lastWrite } = readiness
  if (lastWrite !== undefined && at - lastWrite.at < writeEveryMs) return lastWrite.succeeded
  const succeeded = succeeds(db, writeStatement)
  readiness.lastWrite = { at, succeeded }
  return succeeded
}

/** Asks no more than whether the database answers. */
export const pingStatement = { name: 'ping', text: 'SELECT 1' }
const writeStatement = {
  name: 'write-probe',
  text: `INSERT INTO write_probe (written_at) VALUES (now())
         ON CONFLICT (only_row) DO UPDATE SET written_at = excluded.written_at`,
}

// A database behind a dead connection never answers, so a timeout counts as a failure.
async function succeeds(db: Asked, statement: { name: string; text: string }): Promise<boolean> {
  const timeout = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => timeout.resolve(false), timeoutMs)
  const answered = db.query({ ...statement, timeoutMs }).then(
    () => true,
    () => false,
  )
  const isDone = await Promise.race([answered, timeout.promise])
  clearTimeout(timer)
  return isDone
}
