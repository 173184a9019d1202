import type { QueryOf } from '@kinfold/contract/endpoint'
import type { getReturnsPosting } from '@kinfold/contract/operator/returns/get-returns-posting'
import type { listReturnsPostings } from '@kinfold/contract/operator/returns/list-returns-postings'
import type { ReturnsPosting } from '@kinfold/contract/operator/returns/returns-posting'
import type { Page } from '@kinfold/contract/paging/page-of'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Answer } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Handle } from '../../../db/database.ts'
import { type PageWindow, readPage } from '../../../paging/read-page.ts'
import { account, member, operator } from '../../base/person/account.tables.ts'
import { plan } from '../../club/plan/plan.tables.ts'
import { returnsRun, returnsShare } from '../../holdings/portfolio/returns.tables.ts'
import { describeRun, describeShare, type FoundRun } from './describe-run.ts'
import { readOutOfReach } from './read-out-of-reach.ts'
import { readShared } from './read-shared.ts'

const drafter = alias(operator, 'drafter')
const poster = alias(operator, 'poster')
const reversalDrafter = alias(operator, 'reversal_drafter')
const reversalPoster = alias(operator, 'reversal_poster')

const select = ({ orm }: Handle, matching: SQL | undefined, { limit, offset }: PageWindow) =>
  orm
    .select({
      row: returnsRun,
      plan,
      drafter: { id: drafter.id, name: drafter.name },
      poster: { id: poster.id, name: poster.name },
      reversalDrafter: { id: reversalDrafter.id, name: reversalDrafter.name },
      reversalPoster: { id: reversalPoster.id, name: reversalPoster.name },
    })
    .from(returnsRun)
    .innerJoin(plan, eq(plan.id, returnsRun.planId))
    .innerJoin(drafter, eq(drafter.id, returnsRun.draftedBy))
    .leftJoin(poster, eq(poster.id, returnsRun.postedBy))
    .leftJoin(reversalDrafter, eq(reversalDrafter.id, returnsRun.reversalDraftedBy))
    .leftJoin(reversalPoster, eq(reversalPoster.id, returnsRun.reversalPostedBy))
    .where(matching)
    .orderBy(desc(returnsRun.draftedAt), desc(returnsRun.id))
    .limit(limit)
    .offset(offset)

/** Newest first. */
export function readRuns(
  handle: Handle,
  { product, status, ...page }: QueryOf<typeof listReturnsPostings>,
): Promise<Page<ReturnsPosting>> {
  const matching = and(
    product === undefined ? undefined : eq(returnsRun.planId, product),
    status && eq(returnsRun.status, status),
  )
  return readPage(page, {
    count: () => handle.orm.$count(returnsRun, matching),
    rows: async window => (await select(handle, matching, window)).map(describeRun),
  })
}

async function findRun(handle: Handle, id: string): Promise<FoundRun | undefined> {
  const [found] = await select(handle, eq(returnsRun.id, id), { limit: 1, offset: 0 })
  return found
}

export async function readRun(handle: Handle, id: string): Promise<ReturnsPosting> {
  const found = await findRun(handle, id)
  if (found === undefined) throw new Error(`returns run ${id} not found`)
  return describeRun(found)
}

type Wanted = { readonly id: string; readonly query: QueryOf<typeof getReturnsPosting> }

/** A run with a page of its shares: in the order in which they are worked out, or the largest first. */
export async function readRunDetail(
  handle: Handle,
  { id, query }: Wanted,
): Promise<Answer<typeof getReturnsPosting>> {
  const found = await findRun(handle, id)
  if (found === undefined) return refuse('not_found')
  const { row } = found
  const inRun = eq(returnsShare.runId, id)
  return {
    posting: describeRun(found),
    shared: await readShared(handle, row),
    out_of_reach: await readOutOfReach(handle, row),
    shares: await readPage(query, {
      count: async () => row.portfolios,
      rows: async ({ limit, offset }) => {
        const rows = await handle.orm
          .select({
            row: returnsShare,
            member: {
              id: member.id,
              name: sql<string>`${member.firstName} || ' ' || ${member.lastName}`,
              email: account.email,
            },
          })
          .from(returnsShare)
          .innerJoin(member, eq(member.id, returnsShare.memberId))
          .innerJoin(account, eq(account.id, returnsShare.memberId))
          .where(inRun)
          .orderBy(
            ...(query.order === 'largest' ? [desc(sql`abs(${returnsShare.amountMinor})`)] : []),
            asc(returnsShare.portfolioId),
          )
          .limit(limit)
          .offset(offset)
        return rows.map(each => describeShare(row, each))
      },
    }),
  }
}
