import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { lockBankAmount } from '../parked/lock-bank-line.ts'
import { statementLine } from './statement.tables.ts'

export type LineRow = typeof statementLine.$inferSelect

/**
 * A line, locked together with everything else that is recorded of its amount. In this order everybody
 * locks: the amount, lines, unmatched money, payments, the ledger.
 */
export async function lockLine(tx: Transaction, id: string): Promise<LineRow | undefined> {
  const [found] = await tx.orm.select().from(statementLine).where(eq(statementLine.id, id))
  if (found === undefined) return undefined
  await lockBankAmount(tx, { currency: found.currency, minor: found.amountMinor })
  const [row] = await tx.orm
    .select()
    .from(statementLine)
    .where(eq(statementLine.id, id))
    .for('update')
  return row
}
