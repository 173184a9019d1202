import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { money } from '@kinfold/contract/money/money'
import type { Transaction } from '../../../db/database.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { postAll } from '../../../ledger/post-all.ts'
import { readBookedTransfer } from '../../../ledger/read-booked-transfer.ts'
import { depositByCard } from '../../../ledger/recipes/deposit-by-card.ts'
import { depositByTransfer } from '../../../ledger/recipes/deposit-by-transfer.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { lockWithoutWallet } from '../../base/person/lock-without-wallet.ts'
import { activatePortfolio } from '../../holdings/portfolio/activate-portfolio.ts'
import { walletIdOf } from '../../holdings/wallet/wallet-id-of.ts'
import type { Services } from '../../services.ts'
import type { Stranded } from '../parked/park.ts'
import { postParked } from '../parked/post-parked.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { hasItsPortfolioEnded } from './has-its-portfolio-ended.ts'
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

type Failed = { readonly at: Date; readonly by: string | null; readonly reason: string }

/** A locked refund did not get through, or came back: the money is the member's again. */
export async function endFailed(
  services: Services,
  tx: Transaction,
  { row, paid }: LockedRefund,
  of: Failed,
): Promise<void> {
  await requireBookedPayment(tx, paid)
  const { isInWallet, isTheirs, unmatchedId } = await giveBack(tx, paid, row, of)
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
    unmatchedId,
  })
  const news = isTheirs ? refundNews.failed : refundNews.keptBack
  await notifyMember(services, tx, paid.memberId, news(restored, ended))
}

const statusWith = (refundedMinor: bigint) =>
  refundedMinor === 0n ? 'succeeded' : 'partly_refunded'

type GivenBack = {
  readonly isInWallet: boolean
  readonly isTheirs: boolean
  readonly unmatchedId: string | null
}

/**
 * By the mirror of what left; to the wallet where its portfolio has ended meanwhile. Answers whether it did, and whether they have it. Of a
 * member who can’t open that any more, it goes on to the desk: answers what waits there.
 */
async function giveBack(
  tx: Transaction,
  paid: PaymentRow,
  row: RefundRow,
  of: Failed,
): Promise<GivenBack> {
  // First: closing the account, or becoming one of dollars only, waits until this is booked, or is seen here.
  const { memberId, currency } = paid
  const name = (await lockWithoutWallet(tx, [memberId], currency)).get(memberId)
  const isTheirs = name === undefined
  // Nobody reads a portfolio any more that is theirs no more: what would go there goes to the desk by their wallet.
  const isGone = !isTheirs && paid.portfolioId !== null
  const isInWallet = isGone || (await hasItsPortfolioEnded(tx, paid))
  if (!isInWallet && paid.portfolioId !== null && paid.walletId === null) {
    // All else of it was somebody else's: then this is its first money.
    await activatePortfolio(tx, paid.portfolioId, { on: dayInLagos(of.at) })
  }
  const back = isInWallet ? depositAgain(paid, row, of) : await mirrorOf(tx, row, of)
  if (isTheirs) {
    await postAll(tx, [back])
    return { isInWallet, isTheirs, unmatchedId: null }
  }
  const stranded = strandedOf(paid, row, { name, by: of.by, at: of.at })
  const [unmatchedId = null] = await postParked(tx, back, stranded)
  return { isInWallet, isTheirs, unmatchedId }
}

async function mirrorOf(tx: Transaction, { id }: RefundRow, { reason }: Failed) {
  const transferId = await readBookedTransfer(tx, moneyAttempts.refund(id))
  return { attempt: moneyAttempts.refundFailed(id), transferId, reason }
}

function depositAgain(
  { id: payment, gateway, memberId: member, currency, reference }: PaymentRow,
  { id, amountMinor, feeMinor, way }: RefundRow,
  { at: arrivedAt }: Failed,
): TransferRequest {
  const amount = money(currency, amountMinor)
  const attempt = moneyAttempts.refundFailed(id)
  const about = { attempt, payment, member, reference, fee: money(currency, feeMinor) }
  return way === 'hand'
    ? depositByTransfer({ ...about, arrived: amount, arrivedAt })
    : depositByCard({ ...about, provider: gateway, amount })
}

function strandedOf(
  { gateway, memberId, currency, reference }: PaymentRow,
  { id, amountMinor, way }: RefundRow,
  { name, by, at }: Pick<Failed, 'by' | 'at'> & { readonly name: string },
): Stranded {
  if (gateway === 'wallet') throw new Error(`refund ${id} never left the club`)
  return {
    memberId,
    name,
    amount: money(currency, amountMinor),
    // For a person to read: nobody reads a whole id.
    bankReference: `${reference} refund ${id.slice(0, 8)}`,
    cameBy: way === 'hand' ? 'bank' : gateway,
    by,
    at,
  }
}
