import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { Payment } from '@kinfold/contract/payment/payment'
import type { payment } from './payment.tables.ts'

export type PaymentRow = typeof payment.$inferSelect

export function describePayment(row: PaymentRow): Payment {
  const wire = (currency: Currency, minor: bigint) => toWireMoney(money(currency, minor))
  return {
    id: row.id,
    purpose: row.purpose,
    gateway: row.gateway,
    status: row.status,
    amount: wire(row.currency, row.amountMinor),
    fee: wire(row.paidCurrency, row.feeMinor),
    total: wire(row.paidCurrency, row.totalMinor),
    refunded: wire(row.currency, row.refundedMinor),
    reference: row.reference,
    portfolio_id: row.portfolioId,
    wallet_id: row.walletId,
    failure_reason: row.failureReason,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  }
}
