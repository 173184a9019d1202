import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { statementDay } from './statement.tables.ts'

type Stored = { readonly bookedOn: string; readonly minor: bigint }

/** Adds lines that were stored just now to the sums of their days. */
export async function addToDays(
  tx: Transaction,
  accountId: string,
  stored: readonly Stored[],
): Promise<void> {
  const days = [...Map.groupBy(stored, ({ bookedOn }) => bookedOn)].map(([bookedOn, lines]) => ({
    accountId,
    bookedOn,
    amountMinor: lines.reduce((sum, { minor }) => sum + minor, 0n),
  }))
  if (days.length === 0) return
  // In one order, as all who change several rows.
  days.sort((one, other) => one.bookedOn.localeCompare(other.bookedOn))
  await tx.orm
    .insert(statementDay)
    .values(days)
    .onConflictDoUpdate({
      target: [statementDay.accountId, statementDay.bookedOn],
      set: { amountMinor: sql`${statementDay.amountMinor} + excluded.amount_minor` },
    })
}
