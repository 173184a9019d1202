// Engines that are reused by one test after the other, each with the database that the next test wants.
import { rmSync } from 'node:fs'
import type { Database } from '../src/db/database.ts'
import { type RunningEngine, startEngine } from '../src/db/embedded/open-embedded.ts'
import { type Filling, nothing } from './filling.ts'
import { readStoredState, type StoredState, startAgain } from './start-again.ts'

type Kept = {
  readonly engine: RunningEngine
  readonly dataFolder: string
  /** How often it was lent: deleted rows still take up space. */
  readonly turns: number
}
export type Loan = {
  readonly database: Database
  readonly dataFolder: string
  /** The database must be closed by then. */
  giveBack(): Promise<void>
}

const mostKept = 2
const mostTurns = 40
const kept: Kept[] = []
const known = new Map<Filling, StoredState>()

export async function lendEngine(copy: () => string, filling: Filling): Promise<Loan> {
  const one = (await reuse(filling)) ?? (await startWith(copy(), filling))
  const { engine, dataFolder } = one
  return { database: engine.connect(), dataFolder, giveBack: () => takeBack(one) }
}

async function takeBack(one: Kept): Promise<void> {
  if (kept.length < mostKept && one.turns < mostTurns) kept.push({ ...one, turns: one.turns + 1 })
  else await retire(one)
}

// A test may have left it in any state; then it isn't reused.
async function reuse(filling: Filling): Promise<Kept | undefined> {
  for (let one = kept.pop(); one !== undefined; one = kept.pop()) {
    if (await fill(one.engine, filling).catch(() => false)) return one
    await retire(one)
  }
  return undefined
}

async function startWith(dataFolder: string, filling: Filling): Promise<Kept> {
  const engine = await startEngine({ dataFolder })
  const one = { engine, dataFolder, turns: 0 }
  try {
    if (!known.has(nothing)) known.set(nothing, await during(engine, readStoredState))
    if (await fill(engine, filling)) return one
    throw new Error(`A new database can’t be filled with ${filling.name}.`)
  } catch (error) {
    await retire(one)
    throw error
  }
}

/** Whether it succeeded. */
async function fill(engine: RunningEngine, filling: Filling): Promise<boolean> {
  const wanted = known.get(filling)
  const state = wanted ?? known.get(nothing)
  if (state === undefined || !(await during(engine, db => startAgain(db, state)))) return false
  if (wanted !== undefined) return true
  await filling.put(engine.connect())
  known.set(filling, await during(engine, readStoredState))
  return true
}

async function retire({ engine, dataFolder }: Kept): Promise<void> {
  await engine.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}

async function during<T>(engine: RunningEngine, work: (db: Database) => Promise<T>): Promise<T> {
  const db = engine.connect()
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
