import { formatMoney } from '@kinfold/contract/money/format-money'
import { type Money, money } from '@kinfold/contract/money/money'
import type { RefundWay } from '@kinfold/contract/operator/refund/refund'
import { feeWithRefund } from '@kinfold/contract/payment/fee-with-refund'
import { refundProblem, statusAfterRefund } from '@kinfold/contract/payment/refund-problem'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { LedgerError } from '../../../ledger/ledger-error.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { postAll } from '../../../ledger/post-all.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { refundPayment } from '../../../ledger/recipes/refund-payment.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import { lockPortfolio } from '../../holdings/portfolio/lock-portfolio.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { hasItsPortfolioEnded } from './has-its-portfolio-ended.ts'
import { factsOf, whereItGoes, whereItWent } from './refund-facts.ts'
import { requireBookedPayment } from './require-booked-payment.ts'

export type RefundOrder = {
  readonly id: string
  readonly amount: Money
  readonly returnsFee: boolean
  /** What of the fee has gone back already, where the bank paid it before. */
  readonly fee?: Money
  readonly way: RefundWay
  readonly reason: string
  readonly at: Date
  /** What else the line of the bank shows that it is known by. */
  readonly alongside?: readonly TransferRequest[]
}

type Refused = Refusal<
  'already_decided' | 'refund_exceeds_payment' | 'insufficient_balance' | 'currency_mismatch'
>

/** Why a locked payment can't be given back, or not so much of it. */
export function judgeRefund(paid: PaymentRow, amount: Money): Refused | undefined {
  if (paid.status === 'charged_back') {
    const sentence = 'The payer’s bank took this payment back, so nothing of it can be given back.'
    return refuse('already_decided', { sentence })
  }
  const problem = refundProblem(factsOf(paid), amount)
  return problem && refuse(problem)
}

/** The part of the fee that goes back with it: none where the club keeps it. */
export function feeOf(paid: PaymentRow, amount: Money, returnsFee: boolean): Money {
  const fee = money(paid.paidCurrency, paid.feeMinor)
  if (!returnsFee) return money(fee.currency, 0n)
  const part = feeWithRefund({ ...factsOf(paid), fee }, amount)
  // Parts that came back in another order may add up to one more.
  const left = paid.feeMinor - paid.refundedFeeMinor
  return part.minor > left ? money(fee.currency, left) : part
}

/**
 * Takes a refund out of where a locked payment went. From then on it is the member's no more and can't be spent,
 * whenever it arrives. Refunds of one payment come one after the other, and a constraint limits them to what
 * was paid.
 */
export async function bookRefund(
  tx: Transaction,
  paid: PaymentRow,
  order: RefundOrder,
): Promise<{ readonly fee: Money } | Refused> {
  const { id, amount, reason } = order
  const refused = judgeRefund(paid, amount)
  if (refused !== undefined) return refused
  await requireBookedPayment(tx, paid)
  if (paid.portfolioId !== null) await lockPortfolio(tx, paid.portfolioId)
  const fee = order.fee ?? feeOf(paid, amount, order.returnsFee)
  const from = whereItWent(paid)
  const to = whereItGoes(paid, order.way)
  const attempt = moneyAttempts.refund(id)
  const movement = { attempt, refund: id, payment: paid.id, from, to, amount, fee, reason }
  try {
    // In a savepoint, so that the caller's transaction can continue after a refusal.
    const leaving = { ...refundPayment(movement), eventAt: order.at }
    await tx.savepoint(inner => postAll(inner, [leaving, ...(order.alongside ?? [])]))
  } catch (error) {
    if (!(error instanceof LedgerError) || error.code !== 'insufficient-funds') throw error
    return refuse('insufficient_balance', { sentence: await spentText(tx, paid) })
  }
  await settlePayment(tx, paid, {
    refundedMinor: paid.refundedMinor + amount.minor,
    refundedFeeMinor: paid.refundedFeeMinor + fee.minor,
    status: statusAfterRefund(factsOf(paid), amount),
  })
  return { fee }
}

/** What is there of it, for whoever has to ask for less. */
export async function spentText(tx: Transaction, paid: PaymentRow): Promise<string> {
  const { available } = await readBalance(tx, whereItWent(paid))
  if (available.minor > 0n) {
    return `Only ${formatMoney(available)} of this money is there to give back: the rest was spent or is owed.`
  }
  const isPaidOut = paid.walletId === null && (await hasItsPortfolioEnded(tx, paid))
  return isPaidOut
    ? paidOut
    : 'Nothing of this money is there to give back: it was spent or is owed.'
}

const paidOut = 'Its portfolio has ended: what that held went to the member’s wallet.'
