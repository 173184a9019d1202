import { type Money, money } from '@kinfold/contract/money/money'
import { feeWithRefund } from '@kinfold/contract/payment/fee-with-refund'
import {
  leftToRefund,
  refundProblem,
  statusAfterRefund,
} from '@kinfold/contract/payment/refund-problem'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import {
  type AccountAddress,
  bankAccount,
  portfolioAccount,
  receivingAccount,
  walletOf,
} from '../../ledger/account-address.ts'
import { LedgerError } from '../../ledger/ledger-error.ts'
import { post } from '../../ledger/post.ts'
import { refundPayment } from '../../ledger/recipes/refund-payment.ts'
import type { PaymentRow } from './describe-payment.ts'
import { lockPayment } from './lock-payment.ts'
import { moneyAttempts } from './money-attempts.ts'
import { refund } from './payment.tables.ts'
import { settlePayment } from './settle-payment.ts'

export type RefundOrder = {
  /** Given by the server, one for each refund. */
  readonly id: string
  readonly paymentId: string
  /** In minor units of what arrived; without it, all that is left. */
  readonly amountMinor: bigint | undefined
  readonly returnsFee: boolean
  readonly reason: string
  readonly by: string | null
  readonly at: Date
}

type Refused = Refusal<
  | 'not_found'
  | 'conflict'
  | 'already_decided'
  | 'refund_exceeds_payment'
  | 'insufficient_balance'
  | 'currency_mismatch'
>

/**
 * Refunds a payment or a part of it, once for each refund's id. The payment is locked, so that concurrent
 * refunds each see what is left; a constraint limits them to what was paid.
 */
export async function bookRefund(
  tx: Transaction,
  order: RefundOrder,
): Promise<PaymentRow | Refused> {
  const paid = await lockPayment(tx, order.paymentId)
  if (paid === undefined) return refuse('not_found')
  const [booked] = await tx.orm.select().from(refund).where(eq(refund.id, order.id))
  if (booked !== undefined) return isSame(booked, order, paid) ? paid : refuse('conflict')
  const facts = factsOf(paid)
  const left = leftToRefund(facts)
  const amount = order.amountMinor === undefined ? left : money(paid.currency, order.amountMinor)
  const problem = refundProblem(facts, amount)
  if (problem !== undefined) return refuse(problem)
  const fee = order.returnsFee ? feeOf(paid, amount) : money(paid.currency, 0n)

  try {
    // In a savepoint, so that the caller's transaction can continue after a refusal.
    return await tx.savepoint(inner => book(inner, paid, order, { amount, fee }))
  } catch (error) {
    if (error instanceof LedgerError && error.code === 'insufficient-funds') {
      return refuse('insufficient_balance')
    }
    throw error
  }
}

type Part = { readonly amount: Money; readonly fee: Money }

async function book(
  tx: Transaction,
  paid: PaymentRow,
  order: RefundOrder,
  { amount, fee }: Part,
): Promise<PaymentRow> {
  await tx.orm.insert(refund).values({
    id: order.id,
    paymentId: paid.id,
    amountMinor: amount.minor,
    feeMinor: fee.minor,
    reason: order.reason,
    refundedBy: order.by,
    createdAt: order.at,
  })
  const updated = await settlePayment(tx, paid, {
    refundedMinor: paid.refundedMinor + amount.minor,
    refundedFeeMinor: paid.refundedFeeMinor + fee.minor,
    status: statusAfterRefund(factsOf(paid), amount),
  })
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
  return updated
}

function isSame(booked: typeof refund.$inferSelect, order: RefundOrder, paid: PaymentRow): boolean {
  const { paymentId, amountMinor, returnsFee } = order
  const isSameAmount = amountMinor === undefined || booked.amountMinor === amountMinor
  // The fee of a very small part may be zero, and then both orders mean the same.
  const part = money(paid.currency, booked.amountMinor)
  const hasFee = feeOf({ ...paid, refundedMinor: 0n }, part).minor > 0n
  const isSameFee = returnsFee ? booked.feeMinor > 0n || !hasFee : booked.feeMinor === 0n
  return booked.paymentId === paymentId && isSameAmount && isSameFee
}

const factsOf = (paid: PaymentRow) => ({
  status: paid.status,
  amount: money(paid.currency, paid.amountMinor),
  refunded: money(paid.currency, paid.refundedMinor),
  paidCurrency: paid.paidCurrency,
})

function feeOf(paid: PaymentRow, part: Money): Money {
  return feeWithRefund({ ...factsOf(paid), fee: money(paid.paidCurrency, paid.feeMinor) }, part)
}

function whereItWent(paid: PaymentRow): AccountAddress {
  const { portfolioId, walletId, memberId, currency } = paid
  // With both, it could not go into the portfolio.
  if (portfolioId === null || walletId !== null) return walletOf(memberId, currency)
  return portfolioAccount(portfolioId, currency)
}

function whereItCameFrom({ gateway, memberId, currency, receivedOn }: PaymentRow): AccountAddress {
  if (gateway === 'wallet') return walletOf(memberId, currency)
  // An operator found it on the bank statement, whatever way it was expected.
  if (receivedOn !== null) return bankAccount(currency)
  return receivingAccount(gateway, currency)
}
