import { compareNames } from '@kinfold/contract/bank-account/compare-names'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { withdrawalWarnings } from '@kinfold/contract/operator/withdrawal/withdrawal-warnings'
import { isOnHold } from '../account/find-account.ts'
import { describeWithdrawal } from './describe-withdrawal.ts'
import type { RequestedRow } from './select-requested.ts'

/** The owner's name is compared as it is now: it may have changed since. */
export function describeRequested(requested: RequestedRow): RequestedWithdrawal {
  const { row, account, member, decider, bankAccount, payout } = requested
  const name = `${member.firstName} ${member.lastName}`
  const nameMatch = compareNames(row.accountName, name)
  const stop = row.status === 'in_batch' ? (payout?.stop ?? null) : null
  return {
    withdrawal: describeWithdrawal(row),
    member: { id: member.id, name, email: account.email },
    name_match: nameMatch,
    warnings: withdrawalWarnings({
      nameMatch,
      isAccountReplaced: row.bankAccountId !== null && bankAccount === null,
      isMemberActive: !isOnHold(requested),
      stop,
      requestedAt: row.requestedAt,
      memberSince: account.createdAt,
      accountSetAt: bankAccount?.updatedAt ?? null,
    }),
    batch_id: row.batchId,
    stop,
    decided_by: decider && { id: decider.id, name: decider.name },
  }
}
