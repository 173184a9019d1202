import type { CsvMapping } from '@kinfold/contract/operator/statement/csv-mapping'
import { eq } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { statementMapping } from './statement.tables.ts'

/** Banks are told apart by their names. */
export const bankKey = (bankName: string): string => bankName.trim().toLowerCase()

export async function mappingOf(handle: Handle, bankName: string): Promise<CsvMapping | undefined> {
  const [found] = await handle.orm
    .select({ mapping: statementMapping.mapping })
    .from(statementMapping)
    .where(eq(statementMapping.bank, bankKey(bankName)))
  return found?.mapping
}
