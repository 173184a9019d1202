import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Withdrawal } from '@kinfold/contract/withdrawal/withdrawal'
import type { withdrawal } from './withdrawal.tables.ts'

export type WithdrawalRow = typeof withdrawal.$inferSelect

export function describeWithdrawal(row: WithdrawalRow): Withdrawal {
  return {
    id: row.id,
    wallet_id: row.walletId,
    currency: row.currency,
    amount: moneyToWire(amountOf(row)),
    status: row.status,
    reference: row.reference,
    bank_name: row.bankName,
    account_name: row.accountName,
    account_number_last4: row.accountNumber.slice(-4),
    pay_by: row.payBy,
    requested_at: row.requestedAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    paid_at: row.paidAt?.toISOString() ?? null,
    returned_at: row.returnedAt?.toISOString() ?? null,
    failure_reason: row.failureReason,
  }
}

export const amountOf = ({
  currency,
  amountMinor,
}: Pick<WithdrawalRow, 'currency' | 'amountMinor'>) => money(currency, amountMinor)
