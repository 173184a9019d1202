import { takeNamedLock } from '../../../db/advisory-locks.ts'
import type { Transaction } from '../../../db/database.ts'

/** Until the end of the transaction nobody else registers, verifies or proves the address. */
export async function lockAddress(tx: Transaction, emailKey: string): Promise<void> {
  await tx.query(takeNamedLock('address', emailKey))
}
