// What one operator wants and another has to confirm: the same facts whatever it is about.
import { enums, nullable, string } from 'superstruct'
import { DateTime } from '../fields/date-time.ts'
import { OperatorReference } from './person-reference.ts'

export const proposalStatuses = ['proposed', 'confirmed', 'discarded'] as const
export type ProposalStatus = (typeof proposalStatuses)[number]

/** Part of every proposal; nothing of it holds until it is confirmed. */
export const proposalFields = {
  reason: string(),
  status: enums(proposalStatuses),
  proposed_by: OperatorReference,
  proposed_at: DateTime,
  /** Who confirmed or discarded it. */
  decided_by: nullable(OperatorReference),
  decided_at: nullable(DateTime),
}
