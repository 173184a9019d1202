import { compareMoney } from '@kinfold/contract/money/money-arithmetic'
import type { PayoutWay } from '@kinfold/contract/operator/payout-batch/payout-batch'
import { RefusedError, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { LedgerError } from '../../../ledger/ledger-error.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { postAll } from '../../../ledger/post-all.ts'
import { readBookedTransfer } from '../../../ledger/read-booked-transfer.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { lockMember } from '../../base/person/lock-member.ts'
import { lockWithoutWallet } from '../../base/person/lock-without-wallet.ts'
import type { Services } from '../../services.ts'
import { dropHandCredit } from '../hand-credit/note-hand-credit.ts'
import { readPayeeStandings } from '../hand-credit/read-payee-standings.ts'
import { amountOf, type WithdrawalRow } from '../withdrawal/describe-withdrawal.ts'
import type { OwnedWithdrawal } from '../withdrawal/lock-withdrawal.ts'
import { paymentOf } from '../withdrawal/payment-of.ts'
import { requireBooked } from '../withdrawal/require-booked.ts'
import { settleWithdrawal } from '../withdrawal/settle-withdrawal.ts'
import { withdrawalNews } from '../withdrawal/withdrawal-news.ts'

type AfterAll = {
  readonly way: PayoutWay
  /** Null where its provider says so. */
  readonly by: string | null
  readonly at: Date
  readonly paidAt: Date
  /** What else its line shows. */
  readonly alongside?: readonly TransferRequest[]
}

/**
 * The club's bank, or a provider, has paid a locked withdrawal that was said to have failed: what went back to the
 * wallet leaves it again, as far as it is still there.
 */
export async function payAfterAll(
  services: Services,
  tx: Transaction,
  { row, memberId }: OwnedWithdrawal,
  { way, by, at, paidAt, alongside = [] }: AfterAll,
): Promise<void> {
  await requireBooked(tx, row)
  // Who asks to be paid meanwhile comes before or after.
  await lockMember(tx, memberId)
  // What they have of it again is shown as their own by the line.
  await dropHandCredit(tx, { memberId, sourceId: row.id })
  await requireCovered(services, tx, { row, memberId })
  await bookPayment(tx, row, way, [paymentOf(row, way, paidAt), ...alongside])
  const change = { status: 'paid', paidAt: at, saidPaidBy: by, failureReason: null } as const
  const paid = await settleWithdrawal(tx, row, change)
  await notifyMember(services, tx, memberId, withdrawalNews.paidAfterAll(paid))
}

/** Otherwise money that has not cleared, or that rests on one person's word, would pay for what was let go. */
async function requireCovered(
  { now }: Services,
  tx: Transaction,
  { row, memberId }: OwnedWithdrawal,
): Promise<void> {
  const { covers } = (await readPayeeStandings(tx, [memberId], now()))(memberId)
  if (compareMoney(amountOf(row), covers(row.currency)) <= 0) return
  const without = await lockWithoutWallet(tx, [memberId], row.currency)
  const sentence = without.size > 0 ? tookItAlong : isSpent
  throw new RefusedError(refuse('insufficient_balance', { sentence }))
}

async function bookPayment(
  tx: Transaction,
  row: WithdrawalRow,
  way: PayoutWay,
  movements: readonly TransferRequest[],
): Promise<void> {
  const failure = {
    attempt: moneyAttempts.withdrawalFailureUndone(row.id),
    transferId: await readBookedTransfer(tx, moneyAttempts.withdrawalFailed(row.id)),
    reason: `${payer[way]} has paid it after all.`,
  }
  try {
    await postAll(tx, [failure, ...movements])
  } catch (error) {
    const isGone =
      error instanceof LedgerError &&
      (error.code === 'insufficient-funds' || error.code === 'account-closed')
    if (!isGone) throw error
    throw new RefusedError(refuse('insufficient_balance', { sentence: isSpent }))
  }
}

const payer = { file: 'The bank', provider: 'Its provider' } as const satisfies Record<
  PayoutWay,
  string
>

const isSpent =
  'This withdrawal was said to have failed, and its member no longer has the money, or it has not cleared or rests on one person’s word. The line stays open until their wallet has it.'

const tookItAlong =
  'This withdrawal was said to have failed. Its member had the money in their wallet again, took it out, and has closed their account or holds dollars only. The bank has paid twice, then, and the club has to ask them for the second. Once that is among the unmatched money, say there that it went back, and match the line with that.'
