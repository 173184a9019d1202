import type { Database, Handle, Transaction } from '../db/database.ts'
import { StartupError } from '../startup-error.ts'
import { clubMode } from './club-mode.tables.ts'
import { peopleIn } from './demo-people.ts'
import type { Mode } from './mode.ts'

/**
 * Writes the mode into a database that has none yet, and refuses to open one in the other mode: a
 * wrong setting can neither put the demo club into a live one nor open the sandbox's pages on it.
 */
export async function settleMode(db: Database, wanted: Mode): Promise<void> {
  await db.transaction(async tx => {
    // Several servers may start at once; all but the first find it written.
    await tx.query({ text: 'SELECT pg_advisory_xact_lock(5067470)' })
    const kept = await readMode(tx)
    await requireMode(tx, kept ?? (await modeOfPeople(tx)) ?? wanted, wanted)
    if (kept === undefined) await tx.orm.insert(clubMode).values({ mode: wanted })
  })
}

export async function readMode(handle: Handle): Promise<Mode | undefined> {
  const [row] = await handle.orm.select({ mode: clubMode.mode }).from(clubMode)
  return row?.mode
}

/** For a database of an earlier version: a sandbox when only the demo club is in it, and live when in doubt. */
async function modeOfPeople(tx: Transaction): Promise<Mode | undefined> {
  const { demo, hasStrangers } = await peopleIn(tx)
  if (hasStrangers) return 'live'
  return demo.length > 0 ? 'sandbox' : undefined
}

async function requireMode(tx: Transaction, mode: Mode, wanted: Mode): Promise<void> {
  if (mode === 'live' && wanted === 'sandbox') {
    throw new StartupError(
      'This database belongs to a live club, so no sandbox opens on it; set KINFOLD_MODE=live, or choose another DATABASE_URL or KINFOLD_DATA_DIR.',
    )
  }
  if (mode === 'sandbox' && wanted === 'live') {
    throw new StartupError(
      'This database belongs to a sandbox, so no live club opens on it; choose an empty DATABASE_URL or KINFOLD_DATA_DIR, or set KINFOLD_MODE=sandbox.',
    )
  }
  const { demo } = mode === 'live' ? await peopleIn(tx) : { demo: [] }
  if (demo.length === 0) return
  throw new StartupError(
    `People of the demo club, whose passwords are published, are in this live club (${demo.slice(0, 3).join(', ')}); restore a backup from before they came in.`,
  )
}
