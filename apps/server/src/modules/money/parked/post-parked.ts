import type { Transaction } from '../../../db/database.ts'
import { LedgerError } from '../../../ledger/ledger-error.ts'
import { postAll } from '../../../ledger/post-all.ts'
import { park, type Stranded } from './park.ts'

type Back = Parameters<typeof postAll>[1][number]

/**
 * Books what came back for a member who has left, and that it goes on to the desk. What they owe keeps it in their
 * wallet, where the desk takes it for that.
 */
export async function postParked(tx: Transaction, back: Back, stranded: Stranded): Promise<void> {
  try {
    await tx.savepoint(async inner => postAll(inner, [back, await park(inner, stranded)]))
  } catch (error) {
    if (!(error instanceof LedgerError) || error.code !== 'insufficient-funds') throw error
    await postAll(tx, [back])
  }
}
