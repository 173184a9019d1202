import type { KycCase } from '@kinfold/contract/operator/kyc/kyc-case'
import { and, asc, desc, eq, isNotNull, or, type SQL } from 'drizzle-orm'
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

/** What waits for a reviewer: also an approval that one of two wants taken back. */
function inState(status: (typeof kycCase.$inferSelect)['status']): SQL | undefined {
  const isInIt = eq(kycCase.status, status)
  if (status !== 'submitted') return isInIt
  return or(isInIt, and(eq(kycCase.status, 'approved'), isNotNull(kycCase.takenBackBy)))
}

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
  status === 'submitted' ? [desc(eq(kycCase.status, status))] : []

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
