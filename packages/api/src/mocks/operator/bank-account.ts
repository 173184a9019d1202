import { approveBankAccount } from '@kinfold/contract/operator/bank-account/approve-bank-account'
import type { BankAccountToCheck } from '@kinfold/contract/operator/bank-account/bank-account-check'
import { listBankAccounts } from '@kinfold/contract/operator/bank-account/list-bank-accounts'
import { refuseBankAccount } from '@kinfold/contract/operator/bank-account/refuse-bank-account'
import { takePage } from '@kinfold/contract/paging/take-page'
import { bankAccountsToCheck } from '@kinfold/personas/desk/bank-accounts-to-check'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { Refusal } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'

export const bankAccountsToCheckMock = mock(listBankAccounts, {
  ok: ({ query }) =>
    takePage(
      bankAccountsToCheck.filter(
        ({ status }) => query.status === undefined || status === query.status,
      ),
      query,
    ),
  empty: emptyPage,
})

function waiting(id: string): BankAccountToCheck {
  const one = found(bankAccountsToCheck, id)
  if (one.status !== 'waiting') throw new Refusal('already_decided')
  return one
}

function decided(
  one: BankAccountToCheck,
  status: 'approved' | 'refused',
  reason: string | null,
): BankAccountToCheck {
  return { ...one, status, account: { ...one.account, check: { status, reason } } }
}

export const bankAccountApproval = mock(approveBankAccount, {
  ok: call => ({ ...decided(waiting(call.params.id), 'approved', null), ...decidedBy(call) }),
})

export const bankAccountRefusal = mock(refuseBankAccount, {
  ok: call => ({
    ...decided(waiting(call.params.id), 'refused', call.body.reason),
    ...decidedBy(call),
  }),
})
