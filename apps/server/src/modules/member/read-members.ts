import type { QueryOf } from '@kinfold/contract/endpoint'
import type { listMembers } from '@kinfold/contract/operator/member/list-members'
import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import type { Page } from '@kinfold/contract/paging/page-of'
import { mostCounted } from '@kinfold/contract/paging/page-query'
import { and, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { countUpTo } from '../../db/count-up-to.ts'
import type { Handle } from '../../db/database.ts'
import { readPage } from '../../paging/read-page.ts'
import { account, member } from '../account/account.tables.ts'
import { describeMember } from './describe-member.ts'
import { foundMembers } from './found-members.ts'

const select = (handle: Handle) =>
  handle.orm.select({ account, member }).from(member).innerJoin(account, eq(account.id, member.id))

/** Newest first. */
export function readMembers(
  handle: Handle,
  query: QueryOf<typeof listMembers>,
): Promise<Page<MemberSummary>> {
  const matching = and(
    query.search ? inArray(member.id, foundMembers(handle, query.search)) : undefined,
    query.kyc_status && eq(member.kycStatus, query.kyc_status),
    query.status && inState(query.status),
  )
  const newest = () =>
    select(handle).where(matching).orderBy(desc(account.createdAt), desc(account.id))
  return readPage(query, {
    // Only holds need the account too.
    count: () =>
      query.status === undefined
        ? countUpTo(handle, member, matching)
        : countMembers(handle, matching),
    rows: async ({ limit, offset }) =>
      (await newest().limit(limit).offset(offset)).map(describeMember),
  })
}

export async function readMemberSummary(
  handle: Handle,
  id: string,
): Promise<MemberSummary | undefined> {
  const [row] = await select(handle).where(eq(member.id, id))
  return row && describeMember(row)
}

/** No more than can be leafed through: to count all of a large club takes longer than to find a page of them. */
async function countMembers(handle: Handle, matching: SQL | undefined): Promise<number> {
  const found = handle.orm
    .select({ id: member.id })
    .from(member)
    .innerJoin(account, eq(account.id, member.id))
    .where(matching)
    .limit(mostCounted)
    .as('found')
  return handle.orm.$count(found)
}

function inState(state: MemberSummary['status']): SQL | undefined {
  if (state === 'closed') return isNotNull(member.closedAt)
  const open = isNull(member.closedAt)
  return and(
    open,
    state === 'suspended' ? isNotNull(account.suspendedAt) : isNull(account.suspendedAt),
  )
}
