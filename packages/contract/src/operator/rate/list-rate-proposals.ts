import { array, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { RateProposal } from './rate-proposal.ts'

export const listRateProposals = endpoint({
  summary: 'The rate that waits for a second person, if there is one.',
  method: 'GET',
  path: '/operator/exchange-rate/proposal',
  access: 'operator',
  response: type({ proposals: array(RateProposal) }),
})
