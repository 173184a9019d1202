import type { Transaction } from '../../../db/database.ts'

/**
 * No run of returns begins or ends until this transaction does: a month that is closed in the middle of one would
 * have a part of its returns in another month. Before any lock of the ledger, as runs take them.
 */
export async function lockReturnsRuns(tx: Transaction): Promise<void> {
  await tx.query({ text: 'LOCK TABLE returns_run IN SHARE ROW EXCLUSIVE MODE' })
}
