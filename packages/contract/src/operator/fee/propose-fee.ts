import { endpoint } from '../../endpoint.ts'
import { FeeProposal } from './fee-proposal.ts'
import { FeeRuleBody } from './fee-rule-body.ts'

export const proposeFee = endpoint({
  summary: 'Proposes what a way of paying costs, for another administrator to confirm.',
  method: 'PATCH',
  path: '/operator/fee',
  access: 'administrator',
  body: FeeRuleBody,
  response: FeeProposal,
  errors: ['not_found', 'conflict'],
})
