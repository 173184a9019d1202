import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { postAll } from '../../../ledger/post-all.ts'
import { oweWithdrawal } from '../../../ledger/recipes/owe-withdrawal.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { mailOperators } from '../../people/staff/mail-operators.ts'
import type { Services } from '../../services.ts'
import { amountOf } from '../withdrawal/describe-withdrawal.ts'
import type { OwnedWithdrawal } from '../withdrawal/lock-withdrawal.ts'
import { paymentOf } from '../withdrawal/payment-of.ts'
import { payout } from '../withdrawal/payout.tables.ts'
import { requireBooked } from '../withdrawal/require-booked.ts'
import { settleWithdrawal } from '../withdrawal/settle-withdrawal.ts'
import { withdrawalNews } from '../withdrawal/withdrawal-news.ts'
import { chargeback } from './chargeback.tables.ts'

const reason = 'Its provider said that it had failed, and paid it after all.'

/**
 * A provider has paid a locked withdrawal that it had said failed, and what went back to the member is no longer there:
 * they owe it from now on, as after a chargeback that was lost, and the desk settles it with them.
 */
export async function owePayout(
  services: Services,
  tx: Transaction,
  { row, memberId: member }: OwnedWithdrawal,
  at: Date,
): Promise<void> {
  await requireBooked(tx, row)
  const { id: withdrawal, currency, amountMinor, reference } = row
  const id = randomUUID()
  const [order] = await tx.orm.select().from(payout).where(eq(payout.withdrawalId, withdrawal))
  await tx.orm.insert(chargeback).values({
    id,
    withdrawalId: withdrawal,
    provider: order?.provider ?? null,
    disputeId: reference,
    currency,
    amountMinor,
    feeMinor: 0n,
    status: 'lost',
    isBooked: true,
    reason,
    openedAt: at,
    decidedAt: at,
    createdAt: at,
  })
  const attempt = moneyAttempts.chargeback(id)
  await postAll(tx, [
    oweWithdrawal({ attempt, member, withdrawal, amount: amountOf(row) }),
    paymentOf(row, 'provider', at),
  ])
  const change = { status: 'paid', paidAt: at, failureReason: null } as const
  const paid = await settleWithdrawal(tx, row, change)
  await notifyMember(services, tx, member, withdrawalNews.paidAndOwed(paid))
  await mailOperators(services, tx, 'approver', withdrawalNews.owedToDesk(paid))
}
