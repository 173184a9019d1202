import { keyIdsOf } from '../backup/database-shape.ts'
import { StartupError } from '../config/startup-error.ts'
import type { Handle } from '../db/database.ts'
import type { Encryption } from '../security/encryption.ts'
import { missingKeys } from '../security/missing-keys.ts'

/** With another secret a server could check no authenticator code, and would accept a BVN twice. */
export async function requireKnownKeys(handle: Handle, encryption: Encryption): Promise<void> {
  const lost = missingKeys(await keyIdsOf(handle), encryption)
  if (lost.length === 0) return
  throw new StartupError(
    `Something in this database is encrypted with a secret that isn’t here (${lost.join(', ')}); put that secret back into KINFOLD_SECRET, or after a change into KINFOLD_EARLIER_SECRETS.`,
  )
}
