import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { documentDayProblem } from '@kinfold/contract/kyc/document-day-problem'
import type { KycCase } from '@kinfold/contract/operator/kyc/kyc-case'
import { isFirstOfTwo, kycDecisionProblem } from '@kinfold/contract/operator/kyc/kyc-decision'
import { eq } from 'drizzle-orm'
import { Refusal, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { member, operator } from '../account/account.tables.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { kycCase } from '../kyc/kyc.tables.ts'
import { notifyMember } from '../notification/notify-member.ts'
import type { Services } from '../services.ts'
import { asOperator } from '../staff/as-operator.ts'
import { kycCaseNews } from './kyc-case-news.ts'
import { readKycCase } from './read-kyc-cases.ts'

type Case = typeof kycCase.$inferSelect
type Decision =
  | { readonly status: 'approved' }
  | { readonly status: 'rejected'; readonly reason: string }
type Outcome =
  | KycCase
  | Refusal<'already_decided' | 'not_found' | 'forbidden' | 'about_yourself' | 'validation_failed'>

/** One decision about one document, with the audit entry and the member's notification in one transaction. */
export async function decideKycCase(
  services: Services,
  { id, by, decision }: { readonly id: string; readonly by: string; readonly decision: Decision },
): Promise<Outcome> {
  return asOperator(services, by, 'reviewer', async tx => {
    const found = await lockCase(tx, id, by)
    if (found instanceof Refusal) return found
    const { about, person, decider } = found
    const at = await services.clock.now(tx)
    const { status } = decision
    const facts = { ...about, isPoliticallyExposed: person.pep }
    const problem = kycDecisionProblem(facts, { status, by })
    if (problem !== undefined) return refuse(problem)
    // It may have expired while it was waiting.
    const days = status === 'approved' ? daysProblem(about, at) : undefined
    if (days !== undefined) return days
    const isFirst = isFirstOfTwo(facts, { status, by })
    if (isFirst) await tx.orm.update(kycCase).set({ firstApprovedBy: by }).where(eq(kycCase.id, id))
    else await settle(services, tx, about, decision, { by, at })
    await appendAudit(services, tx, {
      at,
      actor: { kind: 'operator', id: by, name: decider.name },
      action: isFirst ? 'kyc.first_approved' : `kyc.${decision.status}`,
      subject: `${about.kind} of ${person.firstName} ${person.lastName}`,
      subjectId: id,
      detail: decision.status === 'rejected' ? decision.reason : null,
    })
    return (await readKycCase(tx, id)) ?? refuse('not_found')
  })
}

function daysProblem(about: Case, at: Date): Refusal<'validation_failed'> | undefined {
  const days = { expires_on: about.expiresOn, issued_on: about.issuedOn }
  const [sentence] = Object.values(documentDayProblem(days, dayInLagos(at)) ?? {})
  return sentence === undefined ? undefined : refuse('validation_failed', { sentence })
}

async function lockCase(tx: Transaction, id: string, by: string) {
  const [about] = await tx.orm.select().from(kycCase).where(eq(kycCase.id, id)).for('update')
  if (about === undefined) return refuse('not_found')
  const [person] = await tx.orm.select().from(member).where(eq(member.id, about.memberId))
  const [decider] = await tx.orm.select().from(operator).where(eq(operator.id, by))
  if (person === undefined || decider === undefined) return refuse('forbidden')
  return { about, person, decider }
}

async function settle(
  services: Services,
  tx: Transaction,
  { id, memberId, kind }: Case,
  decision: Decision,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  const { status } = decision
  const reason = decision.status === 'rejected' ? decision.reason : null
  await tx.orm
    .update(kycCase)
    .set({ status, decidedAt: at, decidedBy: by, rejectionReason: reason })
    .where(eq(kycCase.id, id))
  await tx.orm
    .update(member)
    .set(
      kind === 'identity'
        ? { kycStatus: status, kycRejectionReason: reason }
        : { poaStatus: status, poaRejectionReason: reason },
    )
    .where(eq(member.id, memberId))
  await notifyMember(services, tx, memberId, kycCaseNews.decided(kind, reason))
}
