import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import type { approvalProblem } from '@kinfold/contract/operator/withdrawal/approval-problem'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { account } from '../account/account.tables.ts'
import { isOnHold } from '../account/find-account.ts'
import type { OwnedWithdrawal } from './lock-withdrawal.ts'
import { payeeKeys } from './payee-keys.ts'
import { type RequestedRow, selectRequested } from './select-requested.ts'
import { withdrawal } from './withdrawal.tables.ts'

/** What an approval is decided by. Nobody puts the member on hold, or ends that, until the transaction is over. */
export async function readApprovalFacts(
  tx: Transaction,
  { row, memberId }: OwnedWithdrawal,
): Promise<Parameters<typeof approvalProblem>[0]> {
  const [found] = await selectRequested(tx)
    .where(eq(withdrawal.id, row.id))
    .for('share', { of: account })
  if (found === undefined) throw new Error('withdrawal not found although its row is locked')
  return {
    status: row.status,
    memberId,
    isMemberActive: !isOnHold(found),
    check: checkOf(found),
  }
}

/** What the club knows of the account it is paid to. Once the member has set another, what it knew then stays. */
function checkOf({ row, member, bankAccount }: RequestedRow): BankAccount['check']['status'] {
  if (bankAccount === null) return row.accountCheck
  const isSame =
    bankAccount.memberId === member.id &&
    bankAccount.currency === row.currency &&
    payeeKeys.every(key => bankAccount[key] === row[key])
  // Nobody has checked one that says something else under the same name.
  return isSame ? bankAccount.checkStatus : 'waiting'
}
