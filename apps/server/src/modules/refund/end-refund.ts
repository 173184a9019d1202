import { money } from '@kinfold/contract/money/money'
import { heldStatuses } from '@kinfold/contract/portfolio/portfolio-status'
import type { Transaction } from '../../db/database.ts'
import { post } from '../../ledger/post.ts'
import { readBookedTransfer } from '../../ledger/read-booked-transfer.ts'
import { depositByCard } from '../../ledger/recipes/deposit-by-card.ts'
import { depositByTransfer } from '../../ledger/recipes/deposit-by-transfer.ts'
import { reverse } from '../../ledger/reverse.ts'
import { notifyMember } from '../notification/notify-member.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { moneyAttempts } from '../payment/money-attempts.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { lockPortfolio } from '../portfolio/lock-portfolio.ts'
import type { Services } from '../services.ts'
import { walletIdOf } from '../wallet/wallet-id-of.ts'
import type { LockedRefund } from './lock-refund.ts'
import type { RefundRow } from './refund-facts.ts'
import { refundNews } from './refund-news.ts'
import { requireBookedPayment } from './require-booked-payment.ts'
import { updateRefund } from './update-refund.ts'

/** A locked refund has arrived, as far as its provider or the club's bank says. */
export async function endPaid(
  services: Services,
  tx: Transaction,
  { row, paid }: LockedRefund,
  of: { readonly at: Date; readonly bankReference?: string },
): Promise<void> {
  const ended = await updateRefund(tx, row, {
    status: 'paid',
    settledAt: of.at,
    askAt: null,
    ...(of.bankReference !== undefined && { bankReference: of.bankReference }),
  })
  await notifyMember(services, tx, paid.memberId, refundNews.paid(paid, ended))
}

type Failed = { readonly at: Date; readonly reason: string }

/** A locked refund did not get through, or came back: the money is the member's again. */
export async function endFailed(
  services: Services,
  tx: Transaction,
  { row, paid }: LockedRefund,
  of: Failed,
): Promise<void> {
  await requireBookedPayment(tx, paid)
  const isInWallet = await giveBack(tx, paid, row, of)
  const refundedMinor = paid.refundedMinor - row.amountMinor
  const restored = await settlePayment(tx, paid, {
    refundedMinor,
    refundedFeeMinor: paid.refundedFeeMinor - row.feeMinor,
    ...(paid.status !== 'charged_back' && { status: statusWith(refundedMinor) }),
    ...(isInWallet && { walletId: await walletIdOf(tx, paid.memberId, paid.currency) }),
  })
  const ended = await updateRefund(tx, row, {
    status: 'failed',
    settledAt: of.at,
    askAt: null,
    failureReason: of.reason,
  })
  await notifyMember(services, tx, paid.memberId, refundNews.failed(restored, ended))
}

const statusWith = (refundedMinor: bigint) =>
  refundedMinor === 0n ? 'succeeded' : 'partly_refunded'

/** By the mirror of what left; to the wallet where its portfolio has ended meanwhile. Answers whether it did. */
async function giveBack(
  tx: Transaction,
  paid: PaymentRow,
  { id, amountMinor, feeMinor, way }: RefundRow,
  { at: arrivedAt, reason }: Failed,
): Promise<boolean> {
  const attempt = moneyAttempts.refundFailed(id)
  if (!(await hasItsPortfolioEnded(tx, paid))) {
    const transferId = await readBookedTransfer(tx, moneyAttempts.refund(id))
    await reverse(tx, { attempt, transferId, reason })
    return false
  }
  const { gateway, memberId: member, currency, reference } = paid
  const amount = money(currency, amountMinor)
  const about = { attempt, payment: paid.id, member, reference, fee: money(currency, feeMinor) }
  await post(
    tx,
    way === 'hand'
      ? depositByTransfer({ ...about, arrived: amount, arrivedAt })
      : depositByCard({ ...about, provider: gateway, amount }),
  )
  return true
}

/** One that doesn't hold money any more takes none. */
async function hasItsPortfolioEnded(tx: Transaction, paid: PaymentRow): Promise<boolean> {
  if (paid.portfolioId === null || paid.walletId !== null) return false
  const fund = await lockPortfolio(tx, paid.portfolioId)
  return !heldStatuses.some(held => held === fund?.row.status)
}
