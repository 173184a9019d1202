import { eq } from 'drizzle-orm'
import type { Handle, Transaction } from '../../../db/database.ts'
import { statementMapping } from '../../money/bank-line/statement.tables.ts'

/** Banks are told apart by their names. */
export const bankKey = (bankName: string): string => bankName.trim().toLowerCase()

/** How CSV files of a bank are read, and whose word that is. */
export async function findMapping(
  handle: Handle,
  bankName: string,
): Promise<typeof statementMapping.$inferSelect | undefined> {
  const [found] = await select(handle, bankName)
  return found
}

/** It stays as it is until the end: of two who set one, the second sees what the first set. */
export async function lockMapping(
  tx: Transaction,
  bankName: string,
): Promise<typeof statementMapping.$inferSelect | undefined> {
  const [found] = await select(tx, bankName).for('update')
  return found
}

const select = ({ orm }: Handle, bankName: string) =>
  orm
    .select()
    .from(statementMapping)
    .where(eq(statementMapping.bank, bankKey(bankName)))
