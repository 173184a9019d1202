import type { QueryOf } from '@kinfold/contract/endpoint'
import type { listMembers } from '@kinfold/contract/operator/member/list-members'
import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import type { Page } from '@kinfold/contract/paging/page-of'
import { mostCounted } from '@kinfold/contract/paging/page-query'
import { and, desc, eq, exists, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Handle } from '../../../db/database.ts'
import { readPage } from '../../../paging/read-page.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { type Fits, foundMembers } from '../../money/search/found-members.ts'
import { describeMember } from './describe-member.ts'

const select = (handle: Handle) =>
  handle.orm.select({ account, member }).from(member).innerJoin(account, eq(account.id, member.id))

/** Newest first. */
export function readMembers(
  handle: Handle,
  query: QueryOf<typeof listMembers>,
): Promise<Page<MemberSummary>> {
  const asked = askedOf(query, { ...member, suspendedAt: account.suspendedAt })
  const fits = asked && fitting(handle, query)
  const matching = and(
    query.search ? inArray(member.id, foundMembers(handle, query.search, fits)) : undefined,
    asked,
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

type Asked = Pick<QueryOf<typeof listMembers>, 'status'>
type Columns = Readonly<Record<'closedAt' | 'suspendedAt', AnyPgColumn>>

const askedOf = ({ status }: Asked, columns: Columns) => status && inState(status, columns)

/** The same of whoever a search comes upon, whichever table it finds them in. */
function fitting({ orm }: Handle, query: Asked): Fits {
  const found = alias(member, 'fitting')
  const owner = alias(account, 'fitting_owner')
  const asked = askedOf(query, { ...found, suspendedAt: owner.suspendedAt })
  return id =>
    exists(
      orm
        .select({ id: found.id })
        .from(found)
        .innerJoin(owner, eq(owner.id, found.id))
        .where(and(eq(found.id, id), asked)),
    )
}

function inState(
  state: MemberSummary['status'],
  { closedAt, suspendedAt }: Columns,
): SQL | undefined {
  if (state === 'closed') return isNotNull(closedAt)
  return and(isNull(closedAt), state === 'suspended' ? isNotNull(suspendedAt) : isNull(suspendedAt))
}
