import { askedAboutFirst, startedAgainMs } from '@kinfold/contract/payment/started-again'
import { and, desc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { Refusal } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { payment } from '../payment/payment.tables.ts'
import type { GrantedStart } from './judge-start.ts'
import type { PaymentStart, PaymentTarget } from './payment-start.ts'
import { pointToStarted, startedColumns } from './point-to-started.ts'

/** Points to a payment for the same thing that was begun a moment ago and may still be paid, or was paid at once. */
export async function refuseStarted(
  tx: Transaction,
  { caller, target, body: { gateway, again } }: PaymentStart,
  { subject: { purpose, amount }, at }: Pick<GrantedStart, 'subject' | 'at'>,
): Promise<Refusal<'payment_already_started'> | undefined> {
  if (again) return undefined
  const [started] = await tx.orm
    .select(startedColumns)
    .from(payment)
    .leftJoin(portfolio, eq(portfolio.id, payment.portfolioId))
    .where(
      and(
        eq(payment.memberId, caller.accountId),
        eq(payment.purpose, purpose),
        isFor(target),
        eq(payment.gateway, gateway),
        eq(payment.amountMinor, amount.minor),
        inArray(payment.status, askedAboutFirst(gateway)),
        gt(payment.createdAt, new Date(at.getTime() - startedAgainMs)),
      ),
    )
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(1)
  return started && pointToStarted(started)
}

function isFor(target: PaymentTarget): SQL {
  if (target.kind === 'plan') return eq(portfolio.planId, target.planId)
  return eq(target.kind === 'portfolio' ? payment.portfolioId : payment.walletId, target.id)
}
