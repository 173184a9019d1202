import { StartupError } from '../../config/startup-error.ts'
import type { Database } from '../../db/database.ts'
import { lockLedger } from '../../ledger/lock-ledger.ts'
import { peopleIn } from '../../mode/demo-people.ts'
import { readMode } from '../../mode/settle-mode.ts'
import { addBusyLines } from './add-busy-lines.ts'
import { copyLedger } from './copy-ledger.ts'
import { copyRows } from './copy-rows.ts'
import { crowdEmail, mostMembers, numberOfBusy } from './crowd-names.ts'
import { busyPerson, personOf } from './crowd-people.ts'
import { type CrowdMember, prepareBatch } from './prepare-batch.ts'

export type Crowd = {
  /** How many members the crowd has, the busy ones among them. */
  readonly members: number
  /** At least as many postings there are in the end; what the copies don't reach, busy members have. */
  readonly postings: number
  /** Lines of the wallet that each busy member has at least. */
  readonly busyLines?: number
  readonly busyMembers?: number
  /** The address of the one whom all others copy; without it they copy several, as a club has them. */
  readonly person?: string
}

export type CrowdProgress = {
  readonly members: number
  readonly postings: number
  readonly seconds: number
}

type Manner = {
  readonly batch?: number
  readonly told?: (progress: CrowdProgress) => void
}

/**
 * Fills the demo club's database with members who are copies of the demo club's, each with a whole history. A batch is
 * there or isn't, so what was interrupted goes on where it stopped, and a crowd that is there grows.
 */
export async function seedCrowd(
  db: Database,
  { members, postings, busyLines = 10_000, busyMembers = 10, person }: Crowd,
  { batch = 200, told = () => undefined }: Manner = {},
): Promise<CrowdProgress> {
  await refuseUnfit(db, members, busyMembers)
  const began = performance.now()
  const progress = async () => {
    const seen = {
      members: (await countOf(db, 'crowd-%')) + (await countOf(db, 'busy-%')),
      postings: await postingsIn(db),
      seconds: (performance.now() - began) / 1000,
    }
    told(seen)
    return seen
  }
  const others = members - busyMembers
  let batches = 0
  for (let done = await countOf(db, 'crowd-%'); done < others; ) {
    const upTo = Math.min(others, done + batch)
    await addBatch(db, ordinary(done + 1, upTo, person))
    done = upTo
    batches += 1
    if (batches % 10 === 0) await analyse(db)
    await progress()
  }
  for (let done = await countOf(db, 'busy-%'); done < busyMembers; done += 1) {
    const left = busyMembers - done
    const missing = postings - (await postingsIn(db))
    const lines = Math.max(busyLines, Math.ceil(missing / left / 2))
    const n = numberOfBusy(done + 1)
    await addBatch(db, [{ n, person: busyPerson, email: crowdEmail(n) }], lines)
    await progress()
  }
  await analyse(db)
  return progress()
}

const longTimeout = { timeoutMs: 3_600_000 }

async function addBatch(db: Database, batch: readonly CrowdMember[], busyLines = 0): Promise<void> {
  await db.transaction(async tx => {
    await tx.query({ text: 'SET LOCAL statement_timeout = 0' })
    await lockLedger(tx)
    await prepareBatch(tx, batch)
    await copyRows(tx)
    await copyLedger(tx)
    const [first] = batch
    if (busyLines > 0 && first !== undefined) {
      await addBusyLines(tx, first.n - mostMembers, busyLines)
    }
  }, longTimeout)
}

const ordinary = (from: number, to: number, person?: string): readonly CrowdMember[] =>
  Array.from({ length: to - from + 1 }, (_, at) => {
    const n = from + at
    return { n, person: person ?? personOf(n), email: crowdEmail(n) }
  })

async function refuseUnfit(db: Database, members: number, busyMembers: number): Promise<void> {
  if (db.engine !== 'postgres') {
    throw new StartupError('A crowd needs PostgreSQL: set DATABASE_URL and MIGRATION_DATABASE_URL.')
  }
  if ((await readMode(db)) !== 'sandbox') {
    throw new StartupError(
      'A crowd is only made in a sandbox, and this database belongs to a live club.',
    )
  }
  if (members < busyMembers || members > mostMembers) {
    throw new StartupError(`A crowd has from ${busyMembers} to ${mostMembers} members.`)
  }
  const { demo, hasOthers } = await peopleIn(db)
  if (hasOthers) {
    throw new StartupError(
      'This database has members of its own, and a crowd is only made beside the demo club.',
    )
  }
  if (demo.length === 0) {
    throw new StartupError(
      'The crowd is copied from the demo club: start the server once, then run this again.',
    )
  }
  const busy = await countOf(db, 'busy-%')
  if (busy > 0 && (await countOf(db, 'crowd-%')) > members - busy) {
    throw new StartupError('There are more members than that already; a crowd only grows.')
  }
}

async function countOf(db: Database, pattern: string): Promise<number> {
  const [found] = await db.query<{ count: number }>({
    text: 'SELECT count(*)::int AS count FROM account WHERE email_key LIKE $1',
    values: [pattern],
  })
  return found?.count ?? 0
}

async function postingsIn(db: Database): Promise<number> {
  const [found] = await db.query<{ postings: number }>({
    text: 'SELECT coalesce(sum(version), 0)::float8 AS postings FROM ledger.account',
    timeoutMs: longTimeout.timeoutMs,
  })
  return found?.postings ?? 0
}

/** What the planner knows of the tables, so that the next batches and the club find their rows by indexes. */
const analyse = (db: Database) => db.query({ text: 'ANALYZE', timeoutMs: longTimeout.timeoutMs })
