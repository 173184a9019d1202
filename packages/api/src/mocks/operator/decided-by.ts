import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import type { ProposalStatus } from '@kinfold/contract/operator/proposal'
import { proposalProblem } from '@kinfold/contract/operator/proposal-problem'
import { secondPersonProblem } from '@kinfold/contract/operator/second-person-problem'
import { operatorReference } from '@kinfold/personas/desk/person-references'
import { undecided } from '@kinfold/personas/desk/undecided'
import { found } from '../found.ts'
import { type CallerName, operatorOf } from '../mock-caller.ts'
import { now } from '../now.ts'
import { refuseFor } from '../refusal.ts'

type Call = { readonly as: CallerName | undefined }

/** The calling operator and the current moment. */
export function decidedBy(call: Call): { decided_at: string; decided_by: OperatorReference } {
  return { decided_at: now(), decided_by: operatorReference(operatorOf(call).key) }
}

/** The fields of a proposal that the caller has just made. */
export function proposedBy(call: Call) {
  const { decided_at, decided_by } = decidedBy(call)
  return { ...undecided, proposed_by: decided_by, proposed_at: decided_at }
}

/** The proposal with this id, while it can be decided. */
export function openProposal<P extends { readonly id: string; readonly status: ProposalStatus }>(
  list: readonly P[],
  id: string,
): P {
  const proposal = found(list, id)
  refuseFor(proposalProblem(proposal.status))
  return proposal
}

/** A proposal that the caller confirms, if somebody else made it, or discards. */
export function decided<P extends { readonly proposed_by: OperatorReference | null }>(
  call: Call,
  proposal: P,
  status: Exclude<ProposalStatus, 'proposed'>,
) {
  const by = decidedBy(call)
  if (status === 'confirmed') {
    refuseFor(secondPersonProblem(proposal.proposed_by?.id ?? null, by.decided_by.id))
  }
  return { ...proposal, status, ...by }
}
