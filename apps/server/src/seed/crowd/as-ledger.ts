import type { Transaction } from '../../db/database.ts'

/** Writes to the books: their rules stay awake, and only the ledger's own role passes them. */
export async function asLedger(tx: Transaction, texts: readonly string[]): Promise<void> {
  await tx.query({ text: 'SET LOCAL ROLE kinfold_ledger' })
  for (const text of texts) await tx.query({ text })
  await tx.query({ text: 'RESET ROLE' })
}
