import type { listMembers as endpoint } from '@kinfold/contract/operator/member/list-members'
import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import { and, count, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import type { Handle } from '../../db/database.ts'
import { readPage } from '../../paging/read-page.ts'
import { account, member } from '../account/account.tables.ts'
import type { Services } from '../services.ts'
import { describeMember, selectMembers } from './select-members.ts'

type Endpoint = typeof endpoint

export function listMembers(
  { db }: Services,
  { query }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const matching = and(
    query.search === undefined ? undefined : named(query.search),
    query.kyc_status && eq(member.kycStatus, query.kyc_status),
    query.status && inState(query.status),
  )
  const newest = () =>
    selectMembers(db).where(matching).orderBy(desc(account.createdAt), desc(account.id))
  return readPage(query, {
    count: () => countMembers(db, matching),
    rows: async ({ limit, offset }) =>
      (await newest().limit(limit).offset(offset)).map(describeMember),
  })
}

async function countMembers(handle: Handle, matching: SQL | undefined): Promise<number> {
  const [counted] = await handle.orm
    .select({ all: count() })
    .from(member)
    .innerJoin(account, eq(account.id, member.id))
    .where(matching)
  return Number(counted?.all ?? 0)
}

function named(words: string): SQL | undefined {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(sql`${member.firstName} || ' ' || ${member.lastName}`, pattern),
    ilike(account.email, pattern),
  )
}

function inState(state: MemberSummary['status']): SQL | undefined {
  if (state === 'closed') return isNotNull(member.closedAt)
  const open = isNull(member.closedAt)
  return and(
    open,
    state === 'suspended' ? isNotNull(account.suspendedAt) : isNull(account.suspendedAt),
  )
}
