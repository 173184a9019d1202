import { array, type Infer, nullable, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DateTime } from '../../fields/date-time.ts'
import { Version } from '../../fields/version.ts'
import { OperatorReference } from '../person-reference.ts'
import { FeeProposal } from './fee-proposal.ts'
import { feeRuleFields } from './fee-rule-body.ts'

/** A fee that holds, with what is proposed instead. */
export const ManagedFee = type({
  ...feeRuleFields,
  /** Counts its changes: a proposal names the version that its author saw. */
  version: Version,
  set_at: DateTime,
  /** Null for the fees that a club starts with. */
  set_by: nullable(OperatorReference),
  confirmed_by: nullable(OperatorReference),
  proposal: nullable(FeeProposal),
})
export type ManagedFee = Infer<typeof ManagedFee>

export const listFees = endpoint({
  summary: 'What each way of paying costs, who set it and when, and what is proposed instead.',
  method: 'GET',
  path: '/operator/fee',
  access: 'operator',
  response: type({ fees: array(ManagedFee) }),
})
