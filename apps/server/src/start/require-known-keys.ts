import { keyIdsOf } from '../backup/database-shape.ts'
import { StartupError } from '../config/startup-error.ts'
import type { Handle } from '../db/database.ts'
import { lostKeys } from '../security/lost-keys.ts'
import type { Sealer } from '../security/sealed-text.ts'

/** A server with another secret would open no authenticator, and take a BVN a second time. */
export async function requireKnownKeys(handle: Handle, sealer: Sealer): Promise<void> {
  const lost = lostKeys(await keyIdsOf(handle), sealer)
  if (lost.length === 0) return
  throw new StartupError(
    `Something in this database is sealed with a secret that isn’t here (${lost.join(', ')}); put that secret back into KINFOLD_SECRET, or after a change into KINFOLD_EARLIER_SECRETS.`,
  )
}
