import type { approvalProblem } from '@kinfold/contract/operator/withdrawal/approval-problem'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { account } from '../account/account.tables.ts'
import type { OwnedWithdrawal } from './lock-withdrawal.ts'
import { payeeFactsOf } from './payee-facts-of.ts'
import { selectRequested } from './select-requested.ts'
import { withdrawal } from './withdrawal.tables.ts'

/** What an approval is decided by. Nobody puts the member on hold, or ends that, until the transaction is over. */
export async function readApprovalFacts(
  tx: Transaction,
  { row }: OwnedWithdrawal,
): Promise<Parameters<typeof approvalProblem>[0]> {
  const [found] = await selectRequested(tx)
    .where(eq(withdrawal.id, row.id))
    .for('share', { of: account })
  if (found === undefined) throw new Error('withdrawal not found although its row is locked')
  return { status: row.status, ...payeeFactsOf(found) }
}
