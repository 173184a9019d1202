import type { ProposalStatus } from '@kinfold/contract/operator/proposal'
import { proposalProblem } from '@kinfold/contract/operator/proposal-problem'
import { secondPersonProblem } from '@kinfold/contract/operator/second-person-problem'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { judgeDecision } from '../audit/judge-decision.ts'
import { holdsRole } from '../person/holds-role.ts'

/** A proposal that can still be decided. */
export async function openProposal<Row extends Proposal>(
  tx: Transaction,
  row: Row | undefined,
  seen: ProposalStatus,
): Promise<Row | Refusal<'not_found' | 'already_decided'>> {
  if (row === undefined) return refuse('not_found')
  const { id, status: state } = row
  const problem = proposalProblem(state)
  return (await judgeDecision(tx, { about: [id], seen, state, problem })) ?? row
}

type Proposal = { readonly id: string; readonly status: ProposalStatus }

const proposerLeft =
  'Whoever proposed this is no longer an administrator. Discard it, and propose it anew if it is right.'

/** Why somebody can't confirm a proposal: it is their own, or its author is no longer an administrator. */
export async function confirmationProblem(
  tx: Transaction,
  { proposedBy }: { readonly proposedBy: string | null },
  by: string,
): Promise<Refusal<'second_person_needed' | 'conflict'> | undefined> {
  const problem = secondPersonProblem(proposedBy, by)
  if (problem !== undefined) return refuse(problem)
  if (proposedBy === null) return undefined
  // A proposal of a stolen account must not outlive its suspension.
  const isStillAdministrator = await holdsRole(tx, proposedBy, 'administrator')
  return isStillAdministrator ? undefined : refuse('conflict', { sentence: proposerLeft })
}
