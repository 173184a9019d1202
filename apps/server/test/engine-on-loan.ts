// Engines that are reused by one test after the other, each with a fresh database.
import { rmSync } from 'node:fs'
import type { Database } from '../src/db/database.ts'
import { type RunningEngine, startEngine } from '../src/db/embedded/open-embedded.ts'
import { type FreshState, readFreshState, startAgain } from './start-again.ts'

type Kept = {
  readonly engine: RunningEngine
  readonly dataFolder: string
  readonly fresh: FreshState
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

export async function lendEngine(copy: () => string): Promise<Loan> {
  const one = kept.pop() ?? (await startOn(copy()))
  const { engine, dataFolder } = one
  return { database: engine.connect(), dataFolder, giveBack: () => takeBack(one) }
}

async function startOn(dataFolder: string): Promise<Kept> {
  const engine = await startEngine({ dataFolder })
  const fresh = await during(engine, readFreshState)
  return { engine, dataFolder, fresh, turns: 0 }
}

async function takeBack(one: Kept): Promise<void> {
  const { engine, dataFolder, fresh, turns } = one
  const mayStay = kept.length < mostKept && turns < mostTurns
  if (mayStay && (await isFreshAgain(engine, fresh))) {
    kept.push({ ...one, turns: turns + 1 })
    return
  }
  await engine.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}

// A test may have left it in any state; then it isn't reused.
async function isFreshAgain(engine: RunningEngine, fresh: FreshState): Promise<boolean> {
  try {
    return await during(engine, db => startAgain(db, fresh))
  } catch {
    return false
  }
}

async function during<T>(engine: RunningEngine, work: (db: Database) => Promise<T>): Promise<T> {
  const db = engine.connect()
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
