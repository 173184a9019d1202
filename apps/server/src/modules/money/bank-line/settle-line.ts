import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { LineRow } from './lock-line.ts'
import { statementLine } from './statement.tables.ts'

/** Records what became of a locked line. */
export async function settleLine(
  tx: Transaction,
  { id }: Pick<LineRow, 'id'>,
  outcome: Partial<LineRow>,
): Promise<void> {
  await tx.orm.update(statementLine).set(outcome).where(eq(statementLine.id, id))
}
