import { randomUUID } from 'node:crypto'
import { money } from '@kinfold/contract/money/money'
import { compareMoney } from '@kinfold/contract/money/money-arithmetic'
import { eq } from 'drizzle-orm'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { lockMember } from '../../base/person/lock-member.ts'
import { lockWithoutWallet } from '../../base/person/lock-without-wallet.ts'
import { walletIdOf } from '../../holdings/wallet/wallet-id-of.ts'
import type { Services } from '../../services.ts'
import { dropHandCredit } from '../hand-credit/note-hand-credit.ts'
import { readPayeeStandings } from '../hand-credit/read-payee-standings.ts'
import { unmatchedMoney } from '../parked/unmatched.tables.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { bookRefund, judgeRefund } from './book-refund.ts'
import { hasItsPortfolioEnded } from './has-its-portfolio-ended.ts'
import type { LockedRefund } from './lock-refund.ts'
import { refund } from './refund.tables.ts'
import { type RefundRow, whereItWent } from './refund-facts.ts'
import { refundNews } from './refund-news.ts'

type AfterAll = {
  readonly at: Date
  readonly by: string
  readonly bankReference: string
  /** What else its line shows. */
  readonly alongside: readonly TransferRequest[]
}

/**
 * The club's bank has paid a locked refund that was said to have failed: what its member was given again leaves once
 * more, by a refund of its own that is paid already. Answers which.
 */
export async function refundAfterAll(
  services: Services,
  tx: Transaction,
  { row, paid: asItWas }: LockedRefund,
  { at, by, bankReference, alongside }: AfterAll,
): Promise<string | Refusal<'conflict' | 'insufficient_balance'>> {
  const { memberId, currency } = asItWas
  // Who asks to be paid meanwhile comes before or after.
  await lockMember(tx, memberId)
  const without = await lockWithoutWallet(tx, [memberId], currency)
  if (without.size > 0) return judgeWithoutWallet(tx, row)
  const paid = await outOfEnded(tx, asItWas)
  const amount = money(currency, row.amountMinor)
  const { returnsFee, feeMinor, decidedAt } = row
  const fee = money(paid.paidCurrency, feeMinor)
  const isGivenAgain = paid.refundedFeeMinor + feeMinor > paid.feeMinor
  if (isGivenAgain || judgeRefund(paid, amount) !== undefined) return wasGivenAgain()
  // What they have of it again is shown as their own by the line.
  await dropHandCredit(tx, { memberId, sourceId: row.id })
  if (whereItWent(paid) === walletOf(memberId, currency)) {
    const { covers } = (await readPayeeStandings(tx, [memberId], services.now()))(memberId)
    if (compareMoney(amount, covers(currency)) > 0) return isSpent()
  }
  const id = randomUUID()
  const order = { id, amount, fee, returnsFee, way: 'hand', reason: paidAfterAll, at } as const
  const booked = await bookRefund(tx, paid, { ...order, alongside })
  if (booked instanceof Refusal) return isSpent()
  const [again] = await tx.orm
    .insert(refund)
    .values({
      id,
      paymentId: paid.id,
      amountMinor: amount.minor,
      feeMinor,
      returnsFee,
      way: 'hand',
      status: 'paid',
      reason: paidAfterAll,
      proposedBy: by,
      createdAt: at,
      // The bank was told to pay it then.
      decidedAt,
      settledAt: at,
      bankReference,
      inPlaceOf: row.id,
    })
    .returning()
  if (again === undefined) throw new Error('refund not found after insert')
  await notifyMember(services, tx, memberId, refundNews.paid(paid, again))
  return id
}

/** What its portfolio held is in the wallet by now, and this with it. */
async function outOfEnded(tx: Transaction, paid: PaymentRow): Promise<PaymentRow> {
  if (paid.walletId !== null || !(await hasItsPortfolioEnded(tx, paid))) return paid
  return settlePayment(tx, paid, {
    walletId: await walletIdOf(tx, paid.memberId, paid.currency),
  })
}

const paidAfterAll = 'The bank has paid it after all.'

const isSpent = () =>
  refuse('insufficient_balance', {
    sentence:
      'This refund was said to have failed, and its member no longer has the money, or it has not cleared or rests on one person’s word. The line stays open until they have it.',
  })

const wasGivenAgain = () =>
  refuse('conflict', {
    sentence:
      'This refund was said to have failed, and its payment was given back or taken back since. The bank has paid twice, then, and the club has to ask its member for the second; or it has paid back what was somebody else’s all along. Once the one or the other is among the unmatched money, say there that it went back, and match the line with that.',
  })

/** Either what failed is with the desk, as they had no wallet for it by then, or a part of it is, or they took it along. */
async function judgeWithoutWallet(tx: Transaction, { unmatchedId, amountMinor }: RefundRow) {
  if (unmatchedId === null) return refuse('conflict', { sentence: tookItAlong })
  const [kept] = await tx.orm
    .select({ minor: unmatchedMoney.amountMinor })
    .from(unmatchedMoney)
    .where(eq(unmatchedMoney.id, unmatchedId))
  return refuse('conflict', { sentence: kept?.minor === amountMinor ? hasLeft : keptInPart })
}

const hasLeft =
  'This refund was said to have failed, and its member has left the club, or holds dollars only. The money waits among the unmatched money: send it back there, and match the line with that.'

const tookItAlong =
  'This refund was said to have failed. Its member had the money in their wallet again, took it out, and has closed their account or holds dollars only. The bank has paid twice, then, and the club has to ask them for the second. Once that is among the unmatched money, say there that it went back, and match the line with that.'

const keptInPart =
  'This refund was said to have failed, and its member has left the club, or holds dollars only. Only a part of it waits among the unmatched money, and the rest stays here for what they owe. The bank has paid all of it, so the club has to ask them for the second. Once that is among the unmatched money, say there that it went back, and match the line with that; the part that waits is theirs then.'
