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
}

interface Decision {
  readonly status: 'approved' | 'rejected'
  readonly by: string
}

/** Two have to approve the documents of a politically exposed person; any one may reject them. */
const needsTwo = ({ isPoliticallyExposed }: Case, { status }: Decision) =>
  status === 'approved' && isPoliticallyExposed

/** Why a reviewer can't decide about a document. */
export function kycDecisionProblem(about: Case, decision: Decision) {
  const { by, status } = decision
  const problem =
    aboutYourself(by, about.memberId) ?? decisionProblem(documentMachine, about.status, status)
  if (problem !== undefined) return problem
  const hasDecided = needsTwo(about, decision) && about.firstApprovedBy === by
  return hasDecided ? 'already_decided' : undefined
}

/** Whether the document still waits after this decision, for a second reviewer. */
export function isFirstOfTwo(about: Case, decision: Decision): boolean {
  return needsTwo(about, decision) && about.firstApprovedBy === null
}
