import { addMoney } from '@kinfold/contract/money/money-arithmetic'
import type { PayoutWay } from '@kinfold/contract/operator/payout-batch/payout-batch'
import { withdrawalFee } from '@kinfold/contract/withdrawal/withdrawal-fee'
import type { Transaction } from '../../../db/database.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { post } from '../../../ledger/post.ts'
import { returnPayout } from '../../../ledger/recipes/return-payout.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { lockCurrencies } from '../../base/person/lock-currencies.ts'
import type { Services } from '../../services.ts'
import { postParked } from '../parked/post-parked.ts'
import { amountOf } from './describe-withdrawal.ts'
import type { Why } from './failure-of.ts'
import type { OwnedWithdrawal } from './lock-withdrawal.ts'
import { paidFrom } from './paid-from.ts'
import { requireBooked } from './require-booked.ts'
import { settleWithdrawal } from './settle-withdrawal.ts'
import { withdrawalNews } from './withdrawal-news.ts'

/**
 * A locked withdrawal that was paid came back from the member's bank: it is in the wallet again. Where the member has
 * closed the account meanwhile, or holds dollars only, operators decide about the money.
 */
export async function bookReturn(
  services: Services,
  tx: Transaction,
  owned: OwnedWithdrawal,
  { way, reason, at, by }: Why & { readonly way: PayoutWay; readonly by: string | null },
): Promise<void> {
  const { row, memberId: member } = owned
  await requireBooked(tx, row)
  // First: closing the account, or becoming one of dollars only, waits until this is booked, or is seen here.
  const isTheirs = (await lockCurrencies(tx, member)).includes(row.currency)
  const amount = amountOf(row)
  const fee = withdrawalFee(amount)
  const back = returnPayout({
    attempt: moneyAttempts.withdrawalReturned(row.id),
    member,
    withdrawal: row.id,
    amount,
    fee,
    to: paidFrom(way, row.currency),
    reason,
    arrivedAt: at,
  })
  const parked = {
    memberId: member,
    name: row.accountName === '' ? 'A member who left' : row.accountName,
    amount: addMoney(amount, fee),
    bankReference: `${row.reference} returned`,
    cameBy: way === 'file' ? 'bank' : 'transfer',
    by,
    at,
  } as const
  if (isTheirs) await post(tx, back)
  const [unmatchedId = null] = isTheirs ? [] : await postParked(tx, back, parked)
  const change = { status: 'returned', returnedAt: at, failureReason: reason, unmatchedId } as const
  const returned = await settleWithdrawal(tx, row, change)
  const news = isTheirs ? withdrawalNews.returned : withdrawalNews.keptBack
  await notifyMember(services, tx, member, news(returned, reason))
}
