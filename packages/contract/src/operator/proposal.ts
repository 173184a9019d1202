// A change that one operator proposes and another has to confirm: the fields shared by all kinds.
import { enums, type Infer, nullable, object, string } from 'superstruct'
import { DateTime } from '../fields/date-time.ts'
import { OperatorReference } from './person-reference.ts'

/** lapsed: nobody decided in time, or a newer one has taken its place. */
export const proposalStatuses = ['proposed', 'confirmed', 'discarded', 'lapsed'] as const
export const ProposalStatus = enums(proposalStatuses)
export type ProposalStatus = Infer<typeof ProposalStatus>

/** Part of every proposal; it takes effect when it is confirmed. */
export const proposalFields = {
  reason: string(),
  status: ProposalStatus,
  proposed_by: OperatorReference,
  proposed_at: DateTime,
  /** Who confirmed or discarded it. */
  decided_by: nullable(OperatorReference),
  decided_at: nullable(DateTime),
}

/** The body of every decision about a proposal. */
export const ProposalDecision = object({ seen: ProposalStatus })
