import { approveBankAccount } from '@kinfold/contract/operator/bank-account/approve-bank-account'
import type { BankAccountToCheck } from '@kinfold/contract/operator/bank-account/bank-account-check'
import { bankAccountDecisionProblem } from '@kinfold/contract/operator/bank-account/bank-account-decision-problem'
import { listBankAccounts } from '@kinfold/contract/operator/bank-account/list-bank-accounts'
import { refuseBankAccount } from '@kinfold/contract/operator/bank-account/refuse-bank-account'
import { takePage } from '@kinfold/contract/paging/take-page'
import { bankAccountsToCheck } from '@kinfold/personas/desk/bank-accounts-to-check'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import type { CallerName } from '../mock-caller.ts'
import { refuseFor } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'

function decide(
  call: { readonly as: CallerName | undefined; readonly params: { readonly id: string } },
  status: 'approved' | 'refused',
  reason: string | null,
): BankAccountToCheck {
  const one = found(bankAccountsToCheck, call.params.id)
  const by = decidedBy(call)
  const about = { status: one.status, memberId: one.member.id }
  refuseFor(bankAccountDecisionProblem(about, by.decided_by.id))
  return { ...one, status, account: { ...one.account, check: { status, reason } }, ...by }
}

export const operatorBankAccountMocks = {
  listBankAccounts: mock(listBankAccounts, {
    ok: ({ query }) =>
      takePage(
        bankAccountsToCheck.filter(
          ({ status }) => query.status === undefined || status === query.status,
        ),
        query,
      ),
    empty: emptyPage,
  }),
  approveBankAccount: mock(approveBankAccount, {
    ok: call => decide(call, 'approved', null),
  }),
  refuseBankAccount: mock(refuseBankAccount, {
    ok: call => decide(call, 'refused', call.body.reason),
  }),
}
