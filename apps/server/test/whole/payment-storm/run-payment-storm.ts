// A storm of payments over real server processes, with kills in the middle of it, until all is quiet again.
import { setTimeout as pause } from 'node:timers/promises'
import { patience } from '@kinfold/test-support/patience'
import { readAhead } from '#src/clock/create-club-clock.ts'
import { moveClock } from '#src/clock/move-clock.ts'
import type { Database } from '#src/db/database.ts'
import { openDatabase } from '#src/db/open-database.ts'
import { randomFrom } from '#test/ledger/load/random.ts'
import type { createStore } from '#test/servers/server-process.ts'
import { signCrewIn } from './crew.ts'
import { actAtDesk } from './desk-acts.ts'
import type { Dose } from './dose.ts'
import { Fleet } from './fleet.ts'
import { logFindings } from './log-findings.ts'
import { actAsMember, OpenThings, type Scene } from './member-acts.ts'
import { type Before, readBefore } from './payment-oracle.ts'
import { plantFault } from './planted-faults.ts'
import { StormJournal } from './storm-journal.ts'

export type Ground = Pick<Awaited<ReturnType<typeof createStore>>, 'settings' | 'environment'> & {
  /** Kills PostgreSQL with all its processes, and starts it again; nobody may, where others use it too. */
  readonly killDatabase?: () => Promise<void>
}

export type Aftermath = {
  readonly scene: Scene
  readonly before: Before
  readonly seconds: number
  /** What is not as it should be when all is quiet. */
  readonly unrest: readonly string[]
}

const hour = 3_600_000
const day = 24 * hour
/** Longer than any payment may be open. */
const longAfter = 4 * day
const secret = 'x7Jf2kQ9vB4mZ1tR8wY6pL3nD5hS0gCa'
/** How many of the callers work at the desk. */
const deskShare = 40

export async function inGround<T>(
  { settings }: Ground,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { url, dataFolder } = settings
  const db = await openDatabase({ url, dataFolder })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

export async function runPaymentStorm(ground: Ground, dose: Dose): Promise<Aftermath> {
  const journal = new StormJournal()
  const fleet = new Fleet({ ...ground.environment, KINFOLD_SECRET: secret }, dose.servers, journal)
  try {
    // The first start fills the club.
    await fleet.startOne()
    const { crew, before } = await inGround(ground, async db => ({
      crew: await signCrewIn(db, dose.savers),
      before: await readBefore(db),
    }))
    if (dose.plant !== undefined) await plantFault(ground, dose.plant)
    await fleet.start()
    const scene: Scene = { crew, fleet, journal, open: new OpenThings(), secret }
    const began = performance.now()
    await blow(ground, dose, scene)
    const seconds = Math.round((performance.now() - began) / 1000)
    await settleOpen(scene)
    await fleet.killAll()
    await movedClock(ground, longAfter)
    const unrest = [...(await calm(ground, fleet)), ...(await notReady(fleet))]
    await fleet.killAll()
    unrest.push(...logFindings(fleet))
    return { scene, before, seconds, unrest }
  } finally {
    await fleet.killAll()
  }
}

async function blow(ground: Ground, dose: Dose, scene: Scene): Promise<void> {
  let isOver = false
  const callers = Array.from({ length: dose.callers }, async (_, caller) => {
    const random = randomFrom(`${dose.name} ${caller}`)
    const act = caller % deskShare === 0 ? actAtDesk : actAsMember
    for (let n = 0; !isOver; n += 1) await act(scene, random, `${dose.name}-${caller}-${n}`)
  })
  const calling = Promise.all(callers)
  const disturbed = disturb(disturbances(ground, dose, scene.fleet), dose, calling).finally(() => {
    isOver = true
  })
  await Promise.all([calling, disturbed])
}

/** One after the other, over all of the time; callers who fail end it. */
async function disturb(
  all: readonly (() => Promise<unknown>)[],
  { seconds }: Dose,
  calling: Promise<unknown>,
): Promise<void> {
  const began = performance.now()
  const each = (seconds * 1_000) / (all.length + 1)
  for (let n = 0; n <= all.length; n += 1) {
    const left = began + (n + 1) * each - performance.now()
    await Promise.race([pause(Math.max(0, left)), calling])
    await all[n]?.()
  }
}

/** All that happens beside the calls, in an order of chance. */
function disturbances(ground: Ground, dose: Dose, fleet: Fleet): (() => Promise<unknown>)[] {
  const random = randomFrom(`${dose.name} disturbs`)
  const { killDatabase } = ground
  const times = (count: number, work: (n: number) => Promise<unknown>) =>
    Array.from({ length: count }, (_, n) => ({ turn: random(1_000), work: () => work(n) }))
  const jump = () => movedClock(ground, [hour / 3, 2 * hour, 26 * hour][random(3)] ?? hour)
  // The sandbox's page carries out what falls due on the way, for as long as that takes.
  const pageTurned = async () => {
    const body = { advance_days: 1 }
    void fleet.send(random, 'POST', '/sandbox/clock', { body })
  }
  return [
    ...times(dose.serverKills, n => fleet.killOne(n)),
    ...times(1, () => inGround(ground, db => leaveNaira(db, dose))),
    ...times(dose.clockMoves, n => (n === 0 ? pageTurned() : jump())),
    ...times(dose.databaseKills, () => fleet.outage(async () => killDatabase?.())),
  ]
    .sort((one, other) => one.turn - other.turn)
    .map(({ work }) => work)
}

/** Some are members abroad from now on: naira that come for them still have to be somewhere. */
async function leaveNaira(db: Database, { savers }: Dose): Promise<void> {
  await db.query({
    text: `UPDATE member SET country = 'Ghana', citizenship = '{Ghana}'
            WHERE id IN (SELECT id FROM member WHERE last_name LIKE 'Saver %' ORDER BY id LIMIT $1)`,
    values: [Math.ceil(savers / 20)],
  })
}

const movedClock = (ground: Ground, ms: number) =>
  inGround(ground, async db => moveClock(db, (await readAhead(db)) + ms))

/** Whoever got no answer asks again with the same key, until there is one. */
async function settleOpen({ fleet, journal }: Scene): Promise<void> {
  const random = randomFrom('settles')
  const until = performance.now() + patience(30_000)
  while (journal.open.length > 0 && performance.now() < until) {
    await Promise.all(journal.open.map(asked => fleet.attempt(random, asked)))
    if (journal.open.length > 0) await pause(250)
  }
  for (const { key } of journal.open) journal.wrong.push(`${key} was never answered`)
}

const queues = ['pay-in-sandbox', 'tell-sandbox-news', 'handle-webhook']
const rounds = 6
const roundMs = patience(120_000)

/** Lets the servers do what is left to do, without the pauses that they would make in between. */
async function calm(ground: Ground, fleet: Fleet): Promise<string[]> {
  let left: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    await fleet.killAll()
    // What was being asked after at a kill is asked after again six hours later.
    await movedClock(ground, 7 * hour)
    left = await inGround(ground, async db => {
      // As the queue does by itself, later, with what a dead process had begun.
      await hasten(db, ['active', 'retry', 'created'])
      return readWaiting(db)
    })
    await fleet.start()
    if (left.length === 0 || (await isQuietSoon(ground))) return []
  }
  return left
}

async function isQuietSoon(ground: Ground): Promise<boolean> {
  const until = performance.now() + roundMs
  return inGround(ground, async db => {
    while (performance.now() < until) {
      if ((await readWaiting(db)).length === 0) return true
      await hasten(db, ['retry', 'created'])
      await pause(250)
    }
    return false
  })
}

/** What would wait for its turn doesn't. */
const hasten = (db: Database, states: readonly string[]) =>
  db.query({
    text: `UPDATE pgboss.job SET state = 'retry', start_after = now()
            WHERE name = ANY ($1) AND state::text = ANY ($2) AND (state = 'active' OR start_after > now())`,
    values: [queues, states],
  })

async function readWaiting(db: Database): Promise<string[]> {
  const rows = await db.query<{ what: string; count: bigint }>({
    text: `SELECT 'jobs ' || name AS what, count(*) FROM pgboss.job
            WHERE name = ANY ($1) AND state IN ('created', 'retry', 'active') GROUP BY name
            UNION ALL
           SELECT 'payments to ask after', count(*) FROM payment WHERE ask_at <= ledger.club_now() HAVING count(*) > 0
            UNION ALL
           SELECT 'payments without an outcome', count(*) FROM payment
            WHERE status = 'pending' AND provider IS NOT NULL AND received_minor IS NULL HAVING count(*) > 0
            UNION ALL
           SELECT 'news to look into', count(*) FROM webhook_event WHERE handled_at IS NULL HAVING count(*) > 0`,
    values: [queues],
  })
  return rows.map(({ what, count }) => `still waiting: ${count} ${what}`)
}

async function notReady(fleet: Fleet): Promise<string[]> {
  const lines = await Promise.all(
    fleet.running.map(async ({ internal }) => (await fetch(`${internal}/ready`)).text()),
  )
  return lines.flatMap(line => (line.trim() === 'ready' ? [] : [line.trim()]))
}
