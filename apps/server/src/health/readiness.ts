import type { Handle } from '../db/database.ts'

export type Readiness = {
  /** Whether calls are taken: not before the start is through, and no more once a stop began. */
  isReady: boolean
  /** What keeps a started server from being relied on, for whoever runs it. */
  trouble?: string | undefined
}

/** The line a probe reads. */
export async function describeReadiness(
  { isReady, trouble }: Readiness,
  db: Pick<Handle, 'query'>,
): Promise<string> {
  if (!isReady) return 'not ready'
  if (trouble !== undefined) return `not ready: ${trouble}`
  return (await answers(db)) ? 'ready' : 'not ready: the database does not answer'
}

const patienceMs = 3_000

// A database behind a dead line says nothing at all, so no answer in time is an answer too.
async function answers(db: Pick<Handle, 'query'>): Promise<boolean> {
  const patience = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => patience.resolve(false), patienceMs)
  const question = db.query({ name: 'health', text: 'SELECT 1', patienceMs })
  const answered = question.then(
    () => true,
    () => false,
  )
  const isThere = await Promise.race([answered, patience.promise])
  clearTimeout(timer)
  return isThere
}
