import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { wallet } from '../../holdings/wallet/wallet.tables.ts'
import type { WithdrawalRow } from './describe-withdrawal.ts'
import { withdrawal } from './withdrawal.tables.ts'

export type OwnedWithdrawal = { readonly row: WithdrawalRow; readonly memberId: string }

/** A withdrawal and whose it is. It stays as it is until the end: of two who decide about it, one comes first. */
export async function lockWithdrawal(
  tx: Transaction,
  id: string,
): Promise<OwnedWithdrawal | undefined> {
  const [found] = await tx.orm
    .select({ row: withdrawal, memberId: wallet.memberId })
    .from(withdrawal)
    .innerJoin(wallet, eq(wallet.id, withdrawal.walletId))
    .where(eq(withdrawal.id, id))
    .for('update', { of: withdrawal })
  return found
}
