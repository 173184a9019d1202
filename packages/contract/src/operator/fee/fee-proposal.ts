import { type Infer, type } from 'superstruct'
import { id } from '../../fields/id.ts'
import { proposalFields } from '../proposal.ts'
import { feeRuleFields } from './fee-rule-body.ts'

/** A fee as one administrator wants it; members pay it once another has confirmed it. */
export const FeeProposal = type({
  id: id<'fee-proposal'>(),
  ...feeRuleFields,
  ...proposalFields,
})
export type FeeProposal = Infer<typeof FeeProposal>

export const feeAlreadyProposed =
  'Something is proposed for this fee already. Confirm or discard that first.'
