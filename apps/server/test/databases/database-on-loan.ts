// Databases that are reused by one test after the other, each with what the next test wants in it.
import type { Database } from '#src/db/database.ts'
import type { DatabaseSettings } from '#src/db/open-database.ts'
import { type Filling, nothing } from './filling.ts'
import { type Left, leave, readStoredState, type StoredState, startAgain } from './start-again.ts'

/** A database that outlives the sessions on it. */
export type Lendable = {
  readonly settings: DatabaseSettings
  /** As a test uses it. */
  connect(): Database
  /** As somebody who may change all of it. */
  administer<T>(work: (db: Database) => Promise<T>): Promise<T>
  /** Also what it stored. */
  remove(): Promise<void>
}

type Kept = {
  readonly lendable: Lendable
  readonly left: Left
  /** How often it was lent: deleted rows still take up space. */
  readonly turns: number
}
export type Loan = {
  readonly database: Database
  readonly settings: DatabaseSettings
  /** The database must be closed by then. */
  giveBack(): Promise<void>
}

const mostKept = 2
const mostTurns = 40
const kept: Kept[] = []
const known = new Map<Filling, StoredState>()

/** `make` makes a new one, empty but for the migrations. */
export async function lendDatabase(make: () => Promise<Lendable>, filling: Filling): Promise<Loan> {
  const one = (await reuse(filling)) ?? (await startWith(await make(), filling))
  const { settings, connect } = one.lendable
  return { database: connect(), settings, giveBack: () => takeBack(one) }
}

async function takeBack(one: Kept): Promise<void> {
  if (kept.length < mostKept && one.turns < mostTurns) kept.push({ ...one, turns: one.turns + 1 })
  else await one.lendable.remove()
}

// A test may have left it in any state; then it isn't reused.
async function reuse(filling: Filling): Promise<Kept | undefined> {
  for (let one = kept.pop(); one !== undefined; one = kept.pop()) {
    const filled = await fill(one, filling).catch(() => undefined)
    if (filled !== undefined) return filled
    await one.lendable.remove()
  }
  return undefined
}

async function startWith(lendable: Lendable, filling: Filling): Promise<Kept> {
  try {
    const empty = known.get(nothing) ?? (await lendable.administer(readStoredState))
    known.set(nothing, empty)
    const left = await lendable.administer(db => leave(db, empty))
    const one = await fill({ lendable, left, turns: 0 }, filling)
    if (one !== undefined) return one
    throw new Error(`A new database can’t be filled with ${filling.name}.`)
  } catch (error) {
    await lendable.remove()
    throw error
  }
}

/** Only where it succeeded. */
async function fill(one: Kept, filling: Filling): Promise<Kept | undefined> {
  const { lendable } = one
  const wanted = known.get(filling)
  const state = wanted ?? known.get(nothing)
  if (state === undefined) return undefined
  const left = await lendable.administer(db => startAgain(db, one.left, state))
  if (left === undefined) return undefined
  if (wanted !== undefined) return { ...one, left }
  await filling.put(lendable.connect())
  const filled = await lendable.administer(readStoredState)
  known.set(filling, filled)
  return { ...one, left: await lendable.administer(db => leave(db, filled)) }
}
