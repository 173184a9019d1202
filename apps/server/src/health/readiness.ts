import type { Handle } from '../db/database.ts'

export type Readiness = {
  /** Whether calls are taken: not before the start is through, and no more once a stop began. */
  isReady: boolean
  /** Why a started server is not ready, for the people who run it. */
  trouble?: string | undefined
  /** The last write that was tried, and whether it went through. */
  lastWrite?: { readonly at: number; readonly succeeded: Promise<boolean> }
}

type Asked = Pick<Handle, 'query'>

const timeoutMs = 3_000
/** A write wakes the disk, and on a full one costs the embedded engine a restart: not one for each probe. */
const writeEveryMs = 15_000

/** The line a probe reads. A database that reads and takes no write, as on a full disk, is not ready. */
export async function describeReadiness(readiness: Readiness, db: Asked): Promise<string> {
  const { isReady, trouble } = readiness
  if (!isReady) return 'not ready'
  if (trouble !== undefined) return `not ready: ${trouble}`
  if (!(await succeeds(db, readStatement))) return 'not ready: the database does not answer'
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

const readStatement = { name: 'health', text: 'SELECT 1' }
const writeStatement = {
  name: 'write-probe',
  text: `INSERT INTO write_probe (written_at) VALUES (now())
         ON CONFLICT (only_row) DO UPDATE SET written_at = excluded.written_at`,
}

// A database behind a dead line says nothing at all, so no answer in time is an answer too.
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
