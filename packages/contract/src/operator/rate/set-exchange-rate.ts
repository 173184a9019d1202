import { nullable, object, optional, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { NewRateText } from '../../money/exchange-rate.ts'
import { Reason } from '../reason.ts'
import { RateOnRecord } from './list-exchange-rates.ts'
import { RateProposal } from './rate-proposal.ts'

/** How far from the last rate one person may go, unless the club has set it otherwise. */
export const defaultRateStepPercent = 10

export const rateReasonNeeded =
  'This rate needs a second person, who will want to know why. Please give a reason.'

export const rateAlreadyProposed =
  'Another rate is proposed already. Confirm or discard that first.'

export const setExchangeRate = endpoint({
  summary:
    'Sets what a dollar costs in naira; far from the last rate, or as the first, it is proposed.',
  method: 'POST',
  path: '/operator/exchange-rate',
  access: 'administrator',
  body: object({
    exchange_rate: NewRateText,
    /** Needed for a rate that somebody else has to confirm. */
    reason: optional(Reason),
  }),
  /** One of the two: the rate that holds from now on, or what is proposed. */
  response: type({ rate: nullable(RateOnRecord), proposal: nullable(RateProposal) }),
  errors: ['conflict'],
})
