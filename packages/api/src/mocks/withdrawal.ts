import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import { notReadyText, readyIn } from '@kinfold/contract/wallet/ready-text'
import { cancelWithdrawal } from '@kinfold/contract/withdrawal/cancel-withdrawal'
import { cancellationProblem } from '@kinfold/contract/withdrawal/cancellation-problem'
import { createWithdrawal } from '@kinfold/contract/withdrawal/create-withdrawal'
import { listWithdrawals } from '@kinfold/contract/withdrawal/list-withdrawals'
import { payByDay } from '@kinfold/contract/withdrawal/pay-by-day'
import { payoutAccountFor } from '@kinfold/contract/withdrawal/payout-account'
import {
  defaultWithdrawalLimits,
  withdrawalLimitProblem,
} from '@kinfold/contract/withdrawal/withdrawal-limits'
import { withdrawalObstaclesOf } from '@kinfold/contract/withdrawal/withdrawal-obstacles'
import { withdrawalProblem } from '@kinfold/contract/withdrawal/withdrawal-problem'
import { isOpenWithdrawal } from '@kinfold/contract/withdrawal/withdrawal-status'
import { memberFactsOf } from '@kinfold/personas/answers/session-user-of'
import { withdrawalsOf } from '@kinfold/personas/answers/withdrawals-of'
import { demoId, demoReference } from '@kinfold/personas/demo-id'
import { referenceDay } from '@kinfold/personas/reference-day'
import { emptyPage } from './empty-page.ts'
import { found } from './found.ts'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'
import { now } from './now.ts'
import { findWallet } from './own-wallet.ts'
import { Refusal, refuseFor } from './refusal.ts'

export const withdrawalMocks = {
  listWithdrawals: mock(listWithdrawals, {
    ok: call => withdrawalsOf(memberOf(call), call.query),
    empty: emptyPage,
  }),
  createWithdrawal: mock(createWithdrawal, {
    ok: call => {
      const member = memberOf(call)
      const facts = memberFactsOf(member)
      const { amount } = call.body
      const wallet = findWallet(member, call.params.id)
      const problem = withdrawalProblem({
        hasAcceptedTerms: member.hasAcceptedTerms,
        obstacles: withdrawalObstaclesOf(facts),
        wallet: wallet && {
          available: moneyFromWire(wallet.currency, wallet.available),
          ...readyIn(wallet),
        },
        amount,
      })
      const sentence =
        wallet && notReadyText(moneyFromWire(wallet.currency, amount), readyIn(wallet))
      refuseFor(problem, problem === 'money_not_ready' && sentence ? { sentence } : {})
      if (wallet) {
        const limited = withdrawalLimitProblem(
          {
            amount: moneyFromWire(wallet.currency, amount),
            ready: readyIn(wallet).ready,
            open: withdrawalsOf(member, { per_page: maximumPerPage }).items.filter(({ status }) =>
              isOpenWithdrawal(status),
            ).length,
            lately: 0,
          },
          defaultWithdrawalLimits,
        )
        if (limited) return new Refusal(limited.code, { sentence: limited.sentence })
      }
      if (!wallet) return new Refusal('not_found')
      const { id, currency } = wallet
      const account = payoutAccountFor(currency, facts.bankAccounts)
      if (!account) return new Refusal('withdrawal_not_allowed')
      return {
        id: demoId('withdrawal', member.key, amount),
        wallet_id: id,
        currency,
        amount,
        status: 'pending',
        reference: demoReference('withdrawal', member.key, amount),
        bank_name: account.bank_name,
        account_name: account.account_name,
        account_number_last4: account.account_number.slice(-4),
        pay_by: payByDay(referenceDay),
        requested_at: now(),
        decided_at: null,
        paid_at: null,
        returned_at: null,
        failure_reason: null,
      }
    },
  }),
  cancelWithdrawal: mock(cancelWithdrawal, {
    ok: call => {
      const all = withdrawalsOf(memberOf(call), { per_page: maximumPerPage }).items
      const own = found(all, call.params.id)
      refuseFor(cancellationProblem(own.status))
      return { ...own, status: 'cancelled', decided_at: now() }
    },
  }),
}
