// Three days before a payout, each member with an approved withdrawal is told once what is to be paid.
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Handle, Transaction } from '../../../db/database.ts'
import { noneOf } from '../../../db/none-of.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import type { DueWork } from '../../base/schedule/due-work.ts'
import { remindEach } from '../../base/schedule/remind-each.ts'
import { wallet } from '../../holdings/wallet/wallet.tables.ts'
import type { Services } from '../../services.ts'
import type { WithdrawalRow } from './describe-withdrawal.ts'
import { latestPayoutToNotice, payoutNoticeAt } from './payout-notice.ts'
import { withdrawal } from './withdrawal.tables.ts'
import { withdrawalNews } from './withdrawal-news.ts'

type Waiting = { readonly row: WithdrawalRow; readonly memberId: string }

/** As the index `withdrawal_to_remind` has it. */
const notReminded = sql`status IN ('approved', 'in_batch') AND reminded_at IS NULL`

export const remindOfPayout: DueWork = {
  name: 'reminding members of payouts',
  async nextDue({ orm }: Handle) {
    const [first] = await orm
      .select({ on: withdrawal.payBy })
      .from(withdrawal)
      .where(notReminded)
      .orderBy(asc(withdrawal.payBy))
      .limit(1)
    return first && payoutNoticeAt(first.on)
  },
  carryOut: (services, until) =>
    remindEach<Waiting>(services, {
      take: (tx, limit, failed) =>
        tx.orm
          .select({ row: withdrawal, memberId: wallet.memberId })
          .from(withdrawal)
          .innerJoin(wallet, eq(wallet.id, withdrawal.walletId))
          .where(
            and(
              notReminded,
              lte(withdrawal.payBy, latestPayoutToNotice(until)),
              noneOf(withdrawal.id, failed),
            ),
          )
          .orderBy(asc(withdrawal.payBy), asc(withdrawal.id))
          .limit(limit)
          .for('update', { of: withdrawal, skipLocked: true }),
      idOf: ({ row }) => row.id,
      remind: (tx, waiting) => remind(services, tx, waiting),
      what: 'no reminder of the withdrawals',
    }),
}

/** Who was told of the approval since then knows the day already; of a day that is over, nobody is reminded. */
async function remind(
  services: Services,
  tx: Transaction,
  { row, memberId }: Waiting,
): Promise<void> {
  const remindedAt = await services.clock.now(tx)
  await tx.orm.update(withdrawal).set({ remindedAt }).where(eq(withdrawal.id, row.id))
  const wasJustTold = row.decidedAt !== null && row.decidedAt >= payoutNoticeAt(row.payBy)
  if (wasJustTold || row.payBy < dayInLagos(remindedAt)) return
  await notifyMember(services, tx, memberId, withdrawalNews.paidSoon(row))
}
