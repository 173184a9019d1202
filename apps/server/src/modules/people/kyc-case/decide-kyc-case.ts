import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { documentDayProblem } from '@kinfold/contract/kyc/document-day-problem'
import type { AuditAction } from '@kinfold/contract/operator/audit/action-words'
import type { approveKycCase } from '@kinfold/contract/operator/kyc/approve-kyc-case'
import { kycCaseState } from '@kinfold/contract/operator/kyc/kyc-case-state'
import {
  isFirstOfTwo,
  keepsApproval,
  kycDecisionProblem,
} from '@kinfold/contract/operator/kyc/kyc-decision'
import { eq } from 'drizzle-orm'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { member } from '../../base/person/account.tables.ts'
import { holdsRole } from '../../base/person/holds-role.ts'
import type { Services } from '../../services.ts'
import { kycCase } from '../kyc/kyc.tables.ts'
import { kycCaseNews } from './kyc-case-news.ts'
import { readKycCase } from './read-kyc-cases.ts'

type Case = typeof kycCase.$inferSelect
type Decision =
  | { readonly status: 'approved' }
  | { readonly status: 'rejected'; readonly reason: string }
type Endpoint = typeof approveKycCase

/** One decision about one document, with the audit entry and the member's notification in one transaction. */
export async function decideKycCase(
  services: Services,
  { caller, params: { id }, body: { seen }, tx }: OperatorCall<Endpoint>,
  decision: Decision,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const found = await lockCase(tx, id)
  if (found instanceof Refusal) return found
  const { about, person } = found
  const at = await services.clock.now(tx)
  const { status } = decision
  const facts = {
    ...(await withoutLeft(tx, about, status)),
    isPoliticallyExposed: person.pep,
  }
  const problem = await judgeDecision(tx, {
    about: [id],
    seen,
    state: kycCaseState(about),
    problem: kycDecisionProblem(facts, { status, by }),
  })
  if (problem !== undefined) return problem
  const isKept = keepsApproval(about, decision)
  // It may have expired while it was waiting.
  const days = status === 'approved' && !isKept ? daysProblem(about, at) : undefined
  if (days !== undefined) return days
  const turn = { isFirst: isFirstOfTwo(facts, { status, by }), isKept }
  await carryOut(services, tx, about, decision, { by, at, ...turn })
  const entry = {
    subject: `${about.kind} of ${person.firstName} ${person.lastName}`,
    subjectId: id,
    detail: decision.status === 'rejected' ? decision.reason : null,
  }
  const decided = await readKycCase(tx, id)
  return decided === undefined
    ? refuse('not_found')
    : audited(actionOf(about, decision, turn), entry, decided)
}

/** What the first of two said must not outlive their role: without it, whoever decides is the first. */
async function withoutLeft(
  tx: Transaction,
  about: Case,
  status: Decision['status'],
): Promise<Case> {
  const word = status === 'approved' ? 'firstApprovedBy' : 'takenBackBy'
  const first = about[word]
  const isStillThere = first === null || (await holdsRole(tx, first, 'reviewer'))
  return isStillThere ? about : { ...about, [word]: null }
}

type Noted = Pick<Partial<Case>, 'firstApprovedBy' | 'takenBackBy' | 'takeBackReason'>

const firstWord = (decision: Decision, by: string): Noted =>
  decision.status === 'approved'
    ? { firstApprovedBy: by }
    : { takenBackBy: by, takeBackReason: decision.reason }

type Turn = { readonly isFirst: boolean; readonly isKept: boolean }

async function carryOut(
  services: Services,
  tx: Transaction,
  about: Case,
  decision: Decision,
  { by, at, isFirst, isKept }: Turn & { readonly by: string; readonly at: Date },
): Promise<void> {
  if (!isFirst && !isKept) return settle(services, tx, about, decision, { by, at })
  const noted = isKept ? { takenBackBy: null, takeBackReason: null } : firstWord(decision, by)
  await tx.orm.update(kycCase).set(noted).where(eq(kycCase.id, about.id))
}

function actionOf(about: Case, { status }: Decision, { isFirst, isKept }: Turn): AuditAction {
  if (isKept) return 'kyc.kept'
  if (status === 'approved') return isFirst ? 'kyc.first_approved' : 'kyc.approved'
  if (about.status !== 'approved') return 'kyc.rejected'
  return isFirst ? 'kyc.take_back_asked' : 'kyc.taken_back'
}

function daysProblem(about: Case, at: Date): Refusal<'validation_failed'> | undefined {
  const days = { expires_on: about.expiresOn, issued_on: about.issuedOn }
  const [sentence] = Object.values(documentDayProblem(days, dayInLagos(at)) ?? {})
  return sentence === undefined ? undefined : refuse('validation_failed', { sentence })
}

async function lockCase(tx: Transaction, id: string) {
  const [about] = await tx.orm.select().from(kycCase).where(eq(kycCase.id, id)).for('update')
  if (about === undefined) return refuse('not_found')
  const [person] = await tx.orm.select().from(member).where(eq(member.id, about.memberId))
  if (person === undefined) throw new Error('member not found for their document')
  return { about, person }
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
