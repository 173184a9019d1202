import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import type { ProposalDecision } from '@kinfold/contract/operator/proposal'
import type { Infer } from 'superstruct'
import { Refusal } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import type { AuditEvent } from '../audit/append-audit.ts'
import { type Audited, audited } from '../audit/operator-call.ts'
import { confirmationProblem } from './judge-proposal.ts'

/** The call that decides about a proposal. */
export type Decision = {
  readonly params: { readonly id: string }
  readonly body: Infer<typeof ProposalDecision>
  readonly caller: { readonly accountId: string }
  readonly tx: Transaction
}
/** proposedBy is null where it wasn't a person: then whoever confirms is the first who agrees. */
type Row = { readonly id: string; readonly proposedBy: string | null }
type Decided = {
  readonly status: 'confirmed' | 'discarded'
  readonly decidedBy: string
  readonly decidedAt: Date
}

/** How proposals of one kind are stored; deciding them works the same for all kinds. */
export type ProposalKind<Proposal extends Row, Answer, Undecidable extends ErrorCode> = {
  /** Locks a proposal that is still as the decision was made on. */
  readonly lock: (
    decision: Decision,
  ) => Promise<Proposal | Refusal<Undecidable | 'not_found' | 'already_decided'>>
  readonly update: (tx: Transaction, id: string, decided: Decided) => Promise<unknown>
  readonly read: (tx: Transaction, id: string) => Promise<Answer>
  /** Its entry in the audit log. */
  readonly entry: (
    proposal: Proposal,
    status: Decided['status'],
    decided: Answer,
  ) => Pick<AuditEvent, 'action' | 'subject' | 'detail'>
}

/** A second administrator agrees, and the proposal is carried out. */
export async function confirmProposal<
  Proposal extends Row,
  Answer,
  Undecidable extends ErrorCode,
  Obstacle extends ErrorCode,
>(
  services: Services,
  kind: ProposalKind<Proposal, Answer, Undecidable>,
  decision: Decision,
  carryOut: (proposal: Proposal) => Promise<Refusal<Obstacle> | undefined>,
) {
  const proposal = await kind.lock(decision)
  if (proposal instanceof Refusal) return proposal
  const problem = await confirmationProblem(decision.tx, proposal, decision.caller.accountId)
  if (problem !== undefined) return problem
  const obstacle = await carryOut(proposal)
  if (obstacle !== undefined) return obstacle
  return settle(services, kind, proposal, decision, 'confirmed')
}

/** Any administrator may discard a proposal, also their own. */
export async function discardProposal<Proposal extends Row, Answer, Undecidable extends ErrorCode>(
  services: Services,
  kind: ProposalKind<Proposal, Answer, Undecidable>,
  decision: Decision,
) {
  const proposal = await kind.lock(decision)
  if (proposal instanceof Refusal) return proposal
  return settle(services, kind, proposal, decision, 'discarded')
}

async function settle<Proposal extends Row, Answer, Undecidable extends ErrorCode>(
  services: Services,
  kind: ProposalKind<Proposal, Answer, Undecidable>,
  proposal: Proposal,
  { caller, tx }: Decision,
  status: Decided['status'],
): Promise<Audited<Answer>> {
  const { id } = proposal
  const decidedAt = await services.clock.now(tx)
  await kind.update(tx, id, { status, decidedBy: caller.accountId, decidedAt })
  const decided = await kind.read(tx, id)
  const { action, ...about } = kind.entry(proposal, status, decided)
  return audited(action, { ...about, subjectId: id }, decided)
}
