import type { ProposalStatus } from './proposal.ts'

/** Why a proposal can't be decided any more. */
export function proposalProblem(status: ProposalStatus) {
  return status === 'proposed' ? undefined : 'already_decided'
}
