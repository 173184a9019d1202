import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import type { ProposalStatus } from '@kinfold/contract/operator/proposal'

type Row = {
  readonly reason: string
  readonly status: ProposalStatus
  readonly proposedAt: Date
  readonly decidedAt: Date | null
}

export type ProposalPeople = {
  readonly by: OperatorReference
  readonly decider: OperatorReference | null
}

/** What all proposals have in common. */
export function describeProposal(row: Row, { by, decider }: ProposalPeople) {
  return { ...describeDecision(row, decider), proposed_by: nameOf(by) }
}

/** The same without who proposed it. */
export function describeDecision(
  { reason, status, proposedAt, decidedAt }: Row,
  decider: OperatorReference | null,
) {
  return {
    reason,
    status,
    proposed_at: proposedAt.toISOString(),
    decided_by: decider && nameOf(decider),
    decided_at: decidedAt?.toISOString() ?? null,
  }
}

export const nameOf = ({ id, name }: OperatorReference): OperatorReference => ({ id, name })
