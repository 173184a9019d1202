import { lockSeeds } from '../../db/advisory-locks.ts'
import type { Transaction } from '../../db/database.ts'

/** Until the end of the transaction nobody else registers, verifies or proves the address. */
export async function lockAddress(tx: Transaction, emailKey: string): Promise<void> {
  await tx.query({
    text: `SELECT pg_advisory_xact_lock(hashtextextended($1, ${lockSeeds.address}))`,
    values: [emailKey],
  })
}
