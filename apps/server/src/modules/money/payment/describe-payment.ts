import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { FeeLine, FeeName } from '@kinfold/contract/payment/fee'
import type { Payment } from '@kinfold/contract/payment/payment'
import type { PlanReference } from '@kinfold/contract/plan/plan'
import type { payment } from './payment.tables.ts'

export type PaymentRow = typeof payment.$inferSelect

const wire = (currency: Currency, minor: bigint) => toWireMoney(money(currency, minor))

/** With the plan of its portfolio, if it is for one. */
export function describePayment(row: PaymentRow, plan: PlanReference | null): Payment {
  return {
    id: row.id,
    purpose: row.purpose,
    gateway: row.gateway,
    status: row.status,
    amount: wire(row.currency, row.amountMinor),
    fee: wire(row.paidCurrency, row.feeMinor),
    fees: feeLines(row),
    total: wire(row.paidCurrency, row.totalMinor),
    received: row.receivedMinor === null ? null : wire(row.paidCurrency, row.receivedMinor),
    refunded: wire(row.currency, row.refundedMinor),
    reference: row.reference,
    ...whereToPay(row),
    portfolio_id: row.portfolioId,
    plan,
    wallet_id: row.walletId,
    failure_reason: row.failureReason,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  }
}

type WhereToPay = Pick<Payment, 'payment_link' | 'account' | 'expires_at'>

/** Nowhere, once it is no longer pending or its money has come. */
export function whereToPay(row: PaymentRow): WhereToPay {
  const canBePaid = row.status === 'pending' && row.receivedMinor === null
  if (!canBePaid) return { payment_link: null, account: null, expires_at: null }
  const { link, accountBank: bank, accountName: name, accountNumber: number, expiresAt } = row
  const hasAccount = bank !== null && name !== null && number !== null
  return {
    payment_link: link,
    account: hasAccount ? { bank, name, number } : null,
    expires_at: expiresAt?.toISOString() ?? null,
  }
}

function feeLines({ paidCurrency, feeMinor, cardFeeMinor }: PaymentRow): FeeLine[] {
  const line = (name: FeeName, minor: bigint) =>
    minor > 0n ? [{ name, amount: wire(paidCurrency, minor) }] : []
  return [...line('processing', feeMinor - cardFeeMinor), ...line('usd_card', cardFeeMinor)]
}
