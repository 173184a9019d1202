import { array, boolean, type Infer, nullable, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { Count } from '../../fields/whole-number.ts'
import { RateText } from '../../money/exchange-rate.ts'
import { RateProposal } from './rate-proposal.ts'

/** How far one person may go alone: so many percent from each of two rates. Without them nothing is near. */
export const RateStep = type({
  percent: Count,
  last: nullable(RateText),
  base: nullable(RateText),
})
export type RateStep = Infer<typeof RateStep>

export const listRateProposals = endpoint({
  summary:
    'The rate that waits for a second person, if there is one, and what one person may set alone.',
  method: 'GET',
  path: '/operator/exchange-rate/proposal',
  access: 'operator',
  response: type({
    proposals: array(RateProposal),
    step: RateStep,
    /** The rate that holds is older than the club trusts, and members are told so. */
    is_stale: boolean(),
  }),
})
