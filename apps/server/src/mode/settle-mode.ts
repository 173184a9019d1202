import type { Mode } from '../config/mode.ts'
import { StartupError } from '../config/startup-error.ts'
import { takeLock } from '../db/advisory-locks.ts'
import type { Database, Handle, Transaction } from '../db/database.ts'
import { clubMode } from './club-mode.tables.ts'
import { peopleIn } from './demo-people.ts'

/**
 * Writes the mode into a database that has none yet, and refuses to open it in the other mode: a wrong
 * setting can neither add the demo club to a live club nor open the sandbox's pages for it.
 */
export async function settleMode(db: Database, wanted: Mode): Promise<void> {
  await db.transaction(async tx => {
    // Several servers may start at once; all but the first find it written.
    await tx.query(takeLock('mode'))
    await requireMode(tx, wanted)
    if (wanted === 'live') await requireNoDemoPeople(tx)
    const [isNew] = await tx.orm
      .insert(clubMode)
      .values({ mode: wanted })
      .onConflictDoNothing()
      .returning()
    if (isNew && wanted === 'sandbox') await clearAtOnce(tx)
  })
}

/** In a sandbox money by card can be withdrawn at once, until two people say otherwise. */
async function clearAtOnce(tx: Transaction): Promise<void> {
  await tx.query({
    text: 'UPDATE fee_rule SET clearing_days = 0 WHERE clearing_days IS NOT NULL AND set_by IS NULL',
  })
}

export async function readMode(handle: Handle): Promise<Mode | undefined> {
  const [row] = await handle.orm.select({ mode: clubMode.mode }).from(clubMode)
  return row?.mode
}

/** For a database of an earlier version: a sandbox when only the demo club is in it, and live when in doubt. */
async function modeOfPeople(tx: Transaction): Promise<Mode | undefined> {
  const { demo, hasOthers } = await peopleIn(tx)
  if (hasOthers) return 'live'
  return demo.length > 0 ? 'sandbox' : undefined
}

/** Refuses a start or a command in the wrong mode for the database. */
export async function requireMode(tx: Transaction, wanted: Mode): Promise<void> {
  const mode = (await readMode(tx)) ?? (await modeOfPeople(tx)) ?? wanted
  if (mode === wanted) return
  throw new StartupError(
    mode === 'live'
      ? 'This database belongs to a live club, so no sandbox opens on it; set KINFOLD_MODE=live, or choose another DATABASE_URL or KINFOLD_DATA_DIR.'
      : 'This database belongs to a sandbox, so no live club opens on it; choose an empty DATABASE_URL or KINFOLD_DATA_DIR, or set KINFOLD_MODE=sandbox.',
  )
}

async function requireNoDemoPeople(tx: Transaction): Promise<void> {
  const { demo } = await peopleIn(tx)
  if (demo.length === 0) return
  throw new StartupError(
    `People of the demo club, whose passwords are published, are in this live club (${demo.slice(0, 3).join(', ')}); restore a backup from before they came in.`,
  )
}
