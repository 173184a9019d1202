import { documentMachine } from '../../kyc/document-machine.ts'
import type { DocumentStatus } from '../../kyc/document-status.ts'
import { aboutYourself } from '../about-yourself.ts'
import { decisionProblem } from '../decision-problem.ts'

interface Case {
  readonly status: DocumentStatus
  readonly memberId: string
  readonly isPoliticallyExposed: boolean
  /** The first of two reviewers, once there was one. */
  readonly firstApprovedBy: string | null
  /** The first of two reviewers who take an approval back. */
  readonly takenBackBy: string | null
}

interface Decision {
  readonly status: 'approved' | 'rejected'
  readonly by: string
}

/** Two approve the documents of a politically exposed person, and two take an approval back; any one may reject. */
function firstOfTwo(about: Case, { status }: Decision): { readonly by: string | null } | undefined {
  if (status === 'rejected') {
    return about.status === 'approved' ? { by: about.takenBackBy } : undefined
  }
  return about.isPoliticallyExposed ? { by: about.firstApprovedBy } : undefined
}

/** An approval that one reviewer wants taken back stays after all. */
export const keepsApproval = (
  { status, takenBackBy }: Pick<Case, 'status' | 'takenBackBy'>,
  decision: Pick<Decision, 'status'>,
): boolean => status === 'approved' && takenBackBy !== null && decision.status === 'approved'

/** Why a reviewer can't decide about a document. */
export function kycDecisionProblem(about: Case, decision: Decision) {
  const { by, status } = decision
  const own = aboutYourself(by, about.memberId)
  if (own !== undefined || keepsApproval(about, decision)) return own
  const problem = decisionProblem(documentMachine, about.status, status)
  if (problem !== undefined) return problem
  return firstOfTwo(about, decision)?.by === by ? 'already_decided' : undefined
}

/** Whether the document still waits after this decision, for a second reviewer. */
export const isFirstOfTwo = (about: Case, decision: Decision): boolean =>
  !keepsApproval(about, decision) && firstOfTwo(about, decision)?.by === null
