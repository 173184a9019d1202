import type { QueryOf } from '@kinfold/contract/endpoint'
import type { Page } from '@kinfold/contract/paging/page-of'
import type { listPayments } from '@kinfold/contract/payment/list-payments'
import type { Payment } from '@kinfold/contract/payment/payment'
import { and, desc, eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { readPage } from '../../../paging/read-page.ts'
import { describePlanReference } from '../../club/plan/describe-plan-reference.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { describePayment, type PaymentRow } from './describe-payment.ts'
import { payment } from './payment.tables.ts'

const select = ({ orm }: Handle) =>
  orm
    .select({ payment, plan })
    .from(payment)
    .leftJoin(portfolio, eq(portfolio.id, payment.portfolioId))
    .leftJoin(plan, eq(plan.id, portfolio.planId))

type Found = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const describe = (found: Found) =>
  describePayment(found.payment, found.plan && describePlanReference(found.plan))

/** A member's payments, newest first, told by `tell`. */
export function readPayments<Told>(
  handle: Handle,
  memberId: string,
  query: QueryOf<typeof listPayments>,
  tell: (described: Payment, row: PaymentRow) => Told,
): Promise<Page<Told>> {
  const theirs = and(
    eq(payment.memberId, memberId),
    query.status === undefined ? undefined : eq(payment.status, query.status),
    query.purpose === undefined ? undefined : eq(payment.purpose, query.purpose),
  )
  return readPage(query, {
    count: () => handle.orm.$count(payment, theirs),
    rows: async ({ limit, offset }) => {
      const newest = select(handle).where(theirs).orderBy(desc(payment.createdAt), desc(payment.id))
      return (await newest.limit(limit).offset(offset)).map(found =>
        tell(describe(found), found.payment),
      )
    },
  })
}

/** Whoever it belongs to: ask for the owner too, where a member does the asking. */
export async function readPayment(
  handle: Handle,
  id: string,
  memberId?: string,
): Promise<Payment | undefined> {
  const [found] = await select(handle).where(
    and(eq(payment.id, id), memberId === undefined ? undefined : eq(payment.memberId, memberId)),
  )
  return found && describe(found)
}
