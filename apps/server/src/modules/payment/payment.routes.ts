import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import { getPaymentStatus } from '@kinfold/contract/payment/get-payment-status'
import type { Payment } from '@kinfold/contract/payment/payment'
import { and, eq } from 'drizzle-orm'
import { refuse } from '../../calls/refusal.ts'
import { type Route, signedInRoute } from '../../calls/route.ts'
import type { Services } from '../services.ts'
import { payment } from './payment.tables.ts'

export function paymentRoutes({ db }: Services): readonly Route[] {
  return [
    signedInRoute(getPaymentStatus, async ({ caller, params }) => {
      const [found] = await db.orm
        .select()
        .from(payment)
        .where(and(eq(payment.id, params.id), eq(payment.memberId, caller.accountId)))
      return found === undefined ? refuse('not_found') : describe(found)
    }),
  ]
}

function describe(row: typeof payment.$inferSelect): Payment {
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
