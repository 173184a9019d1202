import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import { areDocumentsApproved } from '@kinfold/contract/kyc/are-documents-approved'
import type { Payee } from '@kinfold/contract/operator/withdrawal/payee-problem'
import { isOnHold } from '../../base/person/find-account.ts'
import type { PayeeStanding } from '../hand-credit/read-payee-standings.ts'
import { payeeKeys } from './payee-keys.ts'
import type { RequestedRow } from './select-requested.ts'

/** Who gets the money of a withdrawal, as far as that decides whether it may go. */
export const payeeFactsOf = (
  found: RequestedRow,
  { debt, creditors, isEarlierPayoutOpen }: PayeeStanding,
): Payee => ({
  memberId: found.member.id,
  isMemberActive: !isOnHold(found),
  areDocumentsApproved: areDocumentsApproved(found.member),
  check: checkOf(found),
  debt,
  creditors,
  isEarlierPayoutOpen,
})

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
