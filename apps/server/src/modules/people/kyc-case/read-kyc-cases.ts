import type { KycCase } from '@kinfold/contract/operator/kyc/kyc-case'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Handle } from '../../../db/database.ts'
import { account, member, operator } from '../../base/person/account.tables.ts'
import { kycCase } from '../kyc/kyc.tables.ts'
import { describeKycCase } from './describe-kyc-case.ts'

const firstApprover = alias(operator, 'first_approver')
const takingBack = alias(operator, 'taking_back')

type Filter = {
  readonly status?: KycCase['status'] | undefined
  readonly kind?: KycCase['kind'] | undefined
  readonly memberId?: string
}

function matching({ status, kind, memberId }: Filter): SQL | undefined {
  // There are no cases for documents that were never submitted.
  if (status === 'not_submitted') return eq(kycCase.id, '00000000-0000-0000-0000-000000000000')
  return and(
    status && inState(status),
    kind === undefined ? undefined : eq(kycCase.kind, kind),
    memberId === undefined ? undefined : eq(kycCase.memberId, memberId),
  )
}

// The index `kyc_case_to_decide` has them, in the order of the list.
const waitsForReviewer = sql`(${kycCase.status} = 'submitted' OR (${kycCase.status} = 'approved' AND ${kycCase.takenBackBy} IS NOT NULL))`

/** What waits for a reviewer: also an approval that one of two wants taken back. */
const inState = (status: (typeof kycCase.$inferSelect)['status']): SQL =>
  status === 'submitted' ? waitsForReviewer : eq(kycCase.status, status)

const select = (handle: Handle) =>
  handle.orm
    .select({ kycCase, member, email: account.email, decider: operator, firstApprover, takingBack })
    .from(kycCase)
    .innerJoin(member, eq(member.id, kycCase.memberId))
    .innerJoin(account, eq(account.id, kycCase.memberId))
    .leftJoin(operator, eq(operator.id, kycCase.decidedBy))
    .leftJoin(firstApprover, eq(firstApprover.id, kycCase.firstApprovedBy))
    .leftJoin(takingBack, eq(takingBack.id, kycCase.takenBackBy))

const takenBackLast = ({ status }: Filter): SQL[] =>
  status === 'submitted' ? [sql`(${kycCase.status} <> 'submitted')`] : []

/** The longest waiting first; what waits for its approval to be taken back came in long before that. */
export async function readKycCases(
  handle: Handle,
  filter: Filter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<KycCase[]> {
  const rows = await select(handle)
    .where(matching(filter))
    .orderBy(...takenBackLast(filter), asc(kycCase.submittedAt), asc(kycCase.id))
    .limit(limit)
    .offset(offset)
  return rows.map(describeKycCase)
}

export function countKycCases(handle: Handle, filter: Filter): Promise<number> {
  return countUpTo(handle, kycCase, matching(filter))
}

export async function readKycCase(handle: Handle, id: string): Promise<KycCase | undefined> {
  const [row] = await select(handle).where(eq(kycCase.id, id))
  return row === undefined ? undefined : describeKycCase(row)
}
