import { getMember } from '@kinfold/contract/operator/member/get-member'
import { listMembers } from '@kinfold/contract/operator/member/list-members'
import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import { reinstateMember } from '@kinfold/contract/operator/member/reinstate-member'
import { suspendMember } from '@kinfold/contract/operator/member/suspend-member'
import { and, count, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { refuse } from '../../calls/refusal.ts'
import { type Route, signedInRoute } from '../../calls/route.ts'
import type { Handle } from '../../db/database.ts'
import { readPage } from '../../paging/read-page.ts'
import { account, member } from '../account/account.tables.ts'
import type { Services } from '../services.ts'
import { holdMember } from './hold-member.ts'
import { readMember } from './read-member.ts'
import { describeMember, selectMembers } from './select-members.ts'

export function memberDeskRoutes(services: Services): readonly Route[] {
  const { db } = services

  return [
    signedInRoute(listMembers, async ({ query }) => {
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
    }),
    signedInRoute(
      getMember,
      async ({ caller, params }) =>
        (await readMember(db, params.id, caller)) ?? refuse('not_found'),
    ),
    signedInRoute(suspendMember, ({ caller, params, body }) =>
      holdMember(services, {
        id: params.id,
        by: caller.accountId,
        reason: body.reason,
        hold: true,
      }),
    ),
    signedInRoute(reinstateMember, ({ caller, params, body }) =>
      holdMember(services, {
        id: params.id,
        by: caller.accountId,
        reason: body.reason,
        hold: false,
      }),
    ),
  ]
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
