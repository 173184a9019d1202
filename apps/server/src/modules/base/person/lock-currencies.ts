import type { Currency } from '@kinfold/contract/money/currency'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { member } from './account.tables.ts'
import { currenciesOf } from './currencies-of.ts'

/**
 * The currencies that a member may hold, none once the account is closed, locked until the transaction ends. Everything that gives a member
 * money, or promises it, calls this first. A change of country waits for the lock, and so does closing the account.
 */
export async function lockCurrencies(
  tx: Transaction,
  memberId: string,
): Promise<readonly Currency[]> {
  const [row] = await tx.orm
    .select({
      country: member.country,
      citizenship: member.citizenship,
      closedAt: member.closedAt,
    })
    .from(member)
    .where(eq(member.id, memberId))
    .for('key share')
    .execute()
  return row === undefined || row.closedAt !== null ? [] : currenciesOf(row)
}
