import type { Currency } from '@kinfold/contract/money/currency'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { nameWallets } from './name-wallets.ts'
import { wallet } from './wallet.tables.ts'

/** The id of a member's wallet; one that has none yet gets it. */
export async function walletIdOf(
  tx: Transaction,
  memberId: string,
  currency: Currency,
): Promise<string> {
  const find = () =>
    tx.orm
      .select({ id: wallet.id })
      .from(wallet)
      .where(and(eq(wallet.memberId, memberId), eq(wallet.currency, currency)))
  const [known] = await find()
  if (known !== undefined) return known.id
  await nameWallets(tx, { memberId, currencies: [currency] })
  const [named] = await find()
  if (named === undefined) throw new Error('wallet not found after insert')
  return named.id
}
