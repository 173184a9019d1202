import type { QueryOf } from '@kinfold/contract/endpoint'
import type { listRefunds } from '@kinfold/contract/operator/refund/list-refunds'
import type { Refund } from '@kinfold/contract/operator/refund/refund'
import type { Page } from '@kinfold/contract/paging/page-of'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Handle } from '../../../db/database.ts'
import { type PageWindow, readPage } from '../../../paging/read-page.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { decider, proposer } from '../../base/proposal/proposal-people.ts'
import { payment } from '../payment/payment.tables.ts'
import { describeRefund } from './describe-refund.ts'
import { refund } from './refund.tables.ts'

/** Newest first. */
export async function readRefunds(
  handle: Handle,
  { status, payment_id, ...page }: QueryOf<typeof listRefunds>,
): Promise<Page<Refund>> {
  const matching = and(
    status && eq(refund.status, status),
    payment_id && eq(refund.paymentId, payment_id),
  )
  return readPage(page, {
    count: () => countUpTo(handle, refund, matching),
    rows: async window => (await select(handle, matching, window)).map(describeRefund),
  })
}

export async function readRefund(handle: Handle, id: string): Promise<Refund> {
  const [found] = await select(handle, eq(refund.id, id), { limit: 1, offset: 0 })
  if (found === undefined) throw new Error(`refund ${id} not found`)
  return describeRefund(found)
}

const isPaidAfterAll = sql<boolean>`EXISTS (SELECT FROM refund o WHERE o.in_place_of = ${refund.id})`

const newestFirst = [desc(refund.createdAt), desc(refund.id)]

/** The page is chosen first; everything else is looked up for its rows alone. */
function select({ orm }: Handle, matching: SQL | undefined, { limit, offset }: PageWindow) {
  const wanted = orm
    .select({ id: refund.id })
    .from(refund)
    .where(matching)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
    .as('wanted')
  return orm
    .select({
      row: refund,
      paid: payment,
      member: { firstName: member.firstName, lastName: member.lastName },
      email: account.email,
      by: { id: proposer.id, name: proposer.name },
      decider: { id: decider.id, name: decider.name },
      isPaidAfterAll,
    })
    .from(wanted)
    .innerJoin(refund, eq(refund.id, wanted.id))
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(member, eq(member.id, payment.memberId))
    .innerJoin(account, eq(account.id, payment.memberId))
    .leftJoin(proposer, eq(proposer.id, refund.proposedBy))
    .leftJoin(decider, eq(decider.id, refund.decidedBy))
    .orderBy(...newestFirst)
}
