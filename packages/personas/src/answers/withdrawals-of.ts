import type { QueryOf } from '@kinfold/contract/endpoint'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { PayoutLine } from '@kinfold/contract/operator/payout-batch/payout-file'
import type { Page } from '@kinfold/contract/paging/page-of'
import { takePage } from '@kinfold/contract/paging/take-page'
import type { listWithdrawals } from '@kinfold/contract/withdrawal/list-withdrawals'
import type { Withdrawal } from '@kinfold/contract/withdrawal/withdrawal'
import type { Person } from '../people/person.ts'
import { type DemoWithdrawal, demoWithdrawals } from '../withdrawals/demo-withdrawals.ts'
import { payoutAccountOf } from '../withdrawals/payout-account-of.ts'
import { walletIdOf } from './transactions-of.ts'

/** What a bank is told of it. */
export function payeeOf(withdrawal: DemoWithdrawal): PayoutLine {
  const account = payoutAccountOf(withdrawal.owner, withdrawal.amount.currency)
  return {
    reference: withdrawal.reference,
    amount: withdrawal.amount,
    accountName: account.account_name,
    accountNumber: account.account_number,
    bankName: account.bank_name,
    bankCode: account.bank_code,
    routingNumber: account.routing_number,
    swift: account.swift,
    bankAddress: account.bank_address,
    country: account.country,
  }
}

export function withdrawalAnswer(withdrawal: DemoWithdrawal): Withdrawal {
  const account = payoutAccountOf(withdrawal.owner, withdrawal.amount.currency)
  return {
    id: withdrawal.id,
    wallet_id: walletIdOf(withdrawal.owner, withdrawal.amount.currency),
    currency: withdrawal.amount.currency,
    amount: moneyToWire(withdrawal.amount),
    status: withdrawal.status,
    reference: withdrawal.reference,
    bank_name: account.bank_name,
    account_name: account.account_name,
    account_number_last4: account.account_number.slice(-4),
    pay_by: withdrawal.payBy,
    requested_at: withdrawal.requestedAt,
    decided_at: withdrawal.decidedAt,
    paid_at: withdrawal.paidAt,
    returned_at: withdrawal.returnedAt,
    failure_reason: withdrawal.failureReason,
  }
}

/** What GET /wallet/withdrawal/list answers, newest first. */
export function withdrawalsOf(
  person: Person,
  query: QueryOf<typeof listWithdrawals> = {},
): Page<Withdrawal> {
  const chosen = demoWithdrawals
    .filter(({ owner }) => owner === person.key)
    .toReversed()
    .map(withdrawalAnswer)
    .filter(
      ({ wallet_id, status }) =>
        (query.wallet_id === undefined || wallet_id === query.wallet_id) &&
        (query.status === undefined || status === query.status),
    )
  return takePage(chosen, query)
}
