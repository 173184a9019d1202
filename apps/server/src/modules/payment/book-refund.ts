import { type Money, money } from '@kinfold/contract/money/money'
import { feeWithRefund } from '@kinfold/contract/payment/fee-with-refund'
import { isRefundable } from '@kinfold/contract/payment/is-refundable'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'
import {
  type AccountAddress,
  bankAccount,
  clearingOf,
  portfolioAccount,
  walletOf,
} from '../../ledger/account-address.ts'
import { LedgerError } from '../../ledger/ledger-error.ts'
import { post } from '../../ledger/post.ts'
import { refundPayment } from '../../ledger/recipes/refund-payment.ts'
import { moneyAttempts } from './money-attempts.ts'
import { payment, refund } from './payment.tables.ts'

export type RefundOrder = {
  /** The server's own, one for each part that is given back. */
  readonly id: string
  readonly paymentId: string
  /** In minor units of what arrived; without it, all that is left. */
  readonly amountMinor: bigint | undefined
  readonly returnsFee: boolean
  readonly reason: string
  readonly by: string | null
  readonly at: Date
}

type PaymentRow = typeof payment.$inferSelect

type Refused = Refusal<
  | 'not_found'
  | 'conflict'
  | 'already_decided'
  | 'refund_exceeds_payment'
  | 'insufficient_balance'
  | 'currency_mismatch'
>

/**
 * Gives back a payment or a part of it, once for each refund's id. The payment is locked, so that of
 * several refunds at once each sees what the others left; a constraint holds them to what was paid.
 */
export async function bookRefund(
  tx: Transaction,
  order: RefundOrder,
): Promise<PaymentRow | Refused> {
  const [paid] = await tx.orm
    .select()
    .from(payment)
    .where(eq(payment.id, order.paymentId))
    .for('update')
  if (paid === undefined) return refuse('not_found')
  const [booked] = await tx.orm.select().from(refund).where(eq(refund.id, order.id))
  if (booked !== undefined) return isSame(booked, order) ? paid : refuse('conflict')
  if (!isRefundable(paid.status)) return refuse('already_decided')
  // Money that was changed on its way in has to be changed again, at a quote of its own.
  if (paid.currency !== paid.paidCurrency) return refuse('currency_mismatch')

  const left = paid.amountMinor - paid.refundedMinor
  const amountMinor = order.amountMinor ?? left
  if (amountMinor > left) return refuse('refund_exceeds_payment')
  const amount = money(paid.currency, amountMinor)
  const fee = order.returnsFee ? feeOf(paid, amount) : money(paid.currency, 0n)

  await tx.orm.insert(refund).values({
    id: order.id,
    paymentId: paid.id,
    amountMinor,
    feeMinor: fee.minor,
    reason: order.reason,
    refundedBy: order.by,
    createdAt: order.at,
  })
  const [updated] = await tx.orm
    .update(payment)
    .set({
      refundedMinor: paid.refundedMinor + amountMinor,
      refundedFeeMinor: paid.refundedFeeMinor + fee.minor,
      status: amountMinor === left ? 'refunded' : 'partly_refunded',
    })
    .where(eq(payment.id, paid.id))
    .returning()
  try {
    await post(tx, {
      ...refundPayment({
        attempt: moneyAttempts.refund(order.id),
        refund: order.id,
        payment: paid.id,
        from: whereItWent(paid),
        to: whereItCameFrom(paid),
        amount,
        fee,
        reason: order.reason,
      }),
      eventAt: order.at,
    })
  } catch (error) {
    if (error instanceof LedgerError && error.code === 'insufficient-funds') {
      return refuse('insufficient_balance')
    }
    throw error
  }
  return updated ?? refuse('not_found')
}

function isSame(booked: typeof refund.$inferSelect, order: RefundOrder): boolean {
  const { paymentId, amountMinor } = order
  const isSameAmount = amountMinor === undefined || booked.amountMinor === amountMinor
  return booked.paymentId === paymentId && isSameAmount
}

function feeOf(paid: PaymentRow, part: Money): Money {
  return feeWithRefund(
    {
      amount: money(paid.currency, paid.amountMinor),
      fee: money(paid.paidCurrency, paid.feeMinor),
      refunded: money(paid.currency, paid.refundedMinor),
    },
    part,
  )
}

function whereItWent({ portfolioId, memberId, currency }: PaymentRow): AccountAddress {
  return portfolioId === null
    ? walletOf(memberId, currency)
    : portfolioAccount(portfolioId, currency)
}

function whereItCameFrom({ gateway, memberId, currency }: PaymentRow): AccountAddress {
  if (gateway === 'wallet') return walletOf(memberId, currency)
  return gateway === 'bank' ? bankAccount(currency) : clearingOf(gateway, currency)
}
