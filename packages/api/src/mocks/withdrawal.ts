import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import { cancelWithdrawal } from '@kinfold/contract/withdrawal/cancel-withdrawal'
import { createWithdrawal } from '@kinfold/contract/withdrawal/create-withdrawal'
import { listWithdrawals } from '@kinfold/contract/withdrawal/list-withdrawals'
import { payByDay } from '@kinfold/contract/withdrawal/pay-by-day'
import { payoutAccountFor } from '@kinfold/contract/withdrawal/payout-account'
import { findWithdrawalObstacles } from '@kinfold/contract/withdrawal/withdrawal-obstacles'
import { memberFactsOf, sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { withdrawalsOf } from '@kinfold/personas/answers/withdrawals-of'
import { demoId, demoReference } from '@kinfold/personas/demo-id'
import type { Person } from '@kinfold/personas/people/person'
import { emptyPage } from './empty-page.ts'
import { found } from './found.ts'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'
import { now } from './now.ts'
import { ownWallet } from './own-wallet.ts'
import { Refusal } from './refusal.ts'

export const withdrawals = mock(listWithdrawals, {
  ok: call => withdrawalsOf(memberOf(call), call.query),
  empty: emptyPage,
})

function checkMayWithdraw(member: Person): void {
  const user = sessionUserOf(member)
  if (!user.terms_and_conditions) throw new Refusal('terms_not_accepted')
  if (!user.can_make_withdrawal) throw new Refusal('withdrawal_not_allowed')
}

export const withdrawalRequest = mock(createWithdrawal, {
  ok: call => {
    const member = memberOf(call)
    checkMayWithdraw(member)
    const { amount } = call.body
    const { id, currency, available } = ownWallet(member, call.params.id)
    if (amount > available) return new Refusal('insufficient_balance')
    const account = payoutAccountFor(currency, memberFactsOf(member).bankAccounts)
    if (!account || findWithdrawalObstacles(memberFactsOf(member), currency).length > 0)
      return new Refusal('withdrawal_not_allowed')
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
      pay_by: payByDay(new Date()),
      requested_at: now(),
      decided_at: null,
      paid_at: null,
      returned_at: null,
      failure_reason: null,
    }
  },
})

export const withdrawalCancellation = mock(cancelWithdrawal, {
  ok: call => {
    const all = withdrawalsOf(memberOf(call), { per_page: maximumPerPage }).items
    const own = found(all, call.params.id)
    if (own.status !== 'pending') return new Refusal('withdrawal_not_cancellable')
    return { ...own, status: 'cancelled', decided_at: now() }
  },
})
