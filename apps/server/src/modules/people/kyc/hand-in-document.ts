import { randomUUID } from 'node:crypto'
import { handInProblem } from '@kinfold/contract/kyc/hand-in-problem'
import { and, eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { appendAudit } from '../../base/audit/append-audit.ts'
import { member } from '../../base/person/account.tables.ts'
import type { Services } from '../../services.ts'
import { kycCase } from './kyc.tables.ts'

type Document = Pick<
  typeof kycCase.$inferInsert,
  'memberId' | 'kind' | 'documentType' | 'documentNumber' | 'expiresOn' | 'issuedOn' | 'fileId'
>

const memberColumns = {
  identity: { status: 'kycStatus', reason: 'kycRejectionReason' },
  address: { status: 'poaStatus', reason: 'poaRejectionReason' },
} as const

/**
 * Submits a document to the reviewers. A newer picture replaces one that is waiting, with a new id: a
 * reviewer who has the old one open must not approve one they never saw.
 */
export async function handInDocument(
  services: Pick<Services, 'clock' | 'chainKeys'>,
  tx: Transaction,
  document: Document,
): Promise<Refusal<'kyc_already_approved' | 'forbidden' | 'unauthenticated'> | undefined> {
  const at = await services.clock.now(tx)
  const { memberId, kind } = document
  const [person] = await tx.orm.select().from(member).where(eq(member.id, memberId)).for('update')
  if (person === undefined) return refuse('forbidden')
  // Closed while this waited: nobody would look at it, and nothing would erase it.
  if (person.closedAt !== null) return refuse('unauthenticated')
  const problem = handInProblem(person[memberColumns[kind].status])
  if (problem !== undefined) return refuse(problem)
  const fresh = { ...document, id: randomUUID(), submittedAt: at, firstApprovedBy: null }
  const [kept] = await tx.orm
    .insert(kycCase)
    .values({ ...fresh, status: 'submitted' })
    .onConflictDoUpdate({
      target: [kycCase.memberId, kycCase.kind],
      targetWhere: sql`status = 'submitted'`,
      set: fresh,
    })
    .returning({ id: kycCase.id })
  await tx.orm
    .update(member)
    .set({ [memberColumns[kind].status]: 'submitted', [memberColumns[kind].reason]: null })
    .where(and(eq(member.id, memberId)))
  const name = `${person.firstName} ${person.lastName}`
  await appendAudit(services, tx, {
    at,
    actor: { kind: 'member', id: memberId, name },
    action: 'kyc.submitted',
    subject: `${kind} of ${name}`,
    subjectId: kept?.id ?? null,
  })
  return undefined
}
