import type { approvalProblem } from '@kinfold/contract/operator/withdrawal/approval-problem'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { readPayeeStandings } from '../hand-credit/read-payee-standings.ts'
import type { OwnedWithdrawal } from './lock-withdrawal.ts'
import { payeeFactsOf } from './payee-facts-of.ts'
import { selectRequested } from './select-requested.ts'
import { withdrawal } from './withdrawal.tables.ts'

/** What an approval is decided by. Hold and documents of the member stay as they are until the transaction is over. */
export async function readApprovalFacts(
  tx: Transaction,
  { row, memberId }: OwnedWithdrawal,
  now: Date,
): Promise<Parameters<typeof approvalProblem>[0]> {
  const [found] = await selectRequested(tx)
    .where(eq(withdrawal.id, row.id))
    .for('share', { of: [account, member] })
  if (found === undefined) throw new Error('withdrawal not found although its row is locked')
  const standingOf = await readPayeeStandings(tx, [memberId], now)
  return { status: row.status, ...payeeFactsOf(found, standingOf(memberId)) }
}
