import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { clubBankAccount } from '../../club/bank-details/bank-details.tables.ts'

/** Of two files of one account, also where two servers read them, one comes first, and the other sees its lines. */
export async function lockStatementAccount(tx: Transaction, id: string): Promise<void> {
  await tx.orm
    .select({ id: clubBankAccount.id })
    .from(clubBankAccount)
    .where(eq(clubBankAccount.id, id))
    .for('no key update')
}
