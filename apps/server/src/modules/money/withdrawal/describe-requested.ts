import { compareNames } from '@kinfold/contract/bank-account/compare-names'
import { areDocumentsApproved } from '@kinfold/contract/kyc/are-documents-approved'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { withdrawalWarnings } from '@kinfold/contract/operator/withdrawal/withdrawal-warnings'
import { isOpenWithdrawal } from '@kinfold/contract/withdrawal/withdrawal-status'
import type { Handle } from '../../../db/database.ts'
import { isOnHold } from '../../base/person/find-account.ts'
import { type PayeeStanding, readPayeeStandings } from '../hand-credit/read-payee-standings.ts'
import { describeWithdrawal } from './describe-withdrawal.ts'
import type { RequestedRow } from './select-requested.ts'

/** Withdrawals beside what the books say of their members now. */
export async function describeAllRequested(
  handle: Handle,
  rows: readonly RequestedRow[],
  now: Date,
): Promise<RequestedWithdrawal[]> {
  const standingOf = await readPayeeStandings(
    handle,
    rows.map(({ member }) => member.id),
    now,
  )
  return rows.map(row => describeRequested(row, standingOf(row.member.id)))
}

/** The owner's name is compared as it is now: it may have changed since. */
function describeRequested(
  requested: RequestedRow,
  { debt, matters }: PayeeStanding,
): RequestedWithdrawal {
  const { row, account, member, decider, bankAccount, payout } = requested
  const isOpen = isOpenWithdrawal(row.status)
  const name = `${member.firstName} ${member.lastName}`
  const nameMatch = compareNames(row.accountName, name)
  const ordered = row.status === 'in_batch' ? payout : null
  const stop = ordered?.stop ?? null
  const isSent = ordered?.sentAt != null
  return {
    withdrawal: describeWithdrawal(row),
    member: { id: member.id, name, email: account.email },
    name_match: nameMatch,
    warnings: withdrawalWarnings({
      nameMatch,
      isAccountReplaced: row.bankAccountId !== null && bankAccount === null,
      isMemberActive: !isOnHold(requested),
      areDocumentsApproved: !isOpen || areDocumentsApproved(member),
      debt: isOpen ? debt : undefined,
      matters: isOpen ? matters : [],
      stop,
      isSent,
      requestedAt: row.requestedAt,
      memberSince: account.createdAt,
      accountSetAt: bankAccount?.updatedAt ?? null,
    }),
    batch_id: row.batchId,
    stop,
    is_sent: isSent,
    decided_by: decider && { id: decider.id, name: decider.name },
  }
}
