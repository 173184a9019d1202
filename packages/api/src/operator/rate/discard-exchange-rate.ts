import { discardExchangeRate } from '@kinfold/contract/operator/rate/discard-exchange-rate'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { exchangeRatesKey } from './list-exchange-rates.ts'
import { rateProposalsKey } from './list-rate-proposals.ts'

export const discardExchangeRateMutation = mutation(
  'POST /operator/exchange-rate/discard/:id',
  discardExchangeRate,
  {
    invalidates: [exchangeRatesKey, rateProposalsKey, deskOverviewKey],
    success: 'The proposal is thrown away.',
  },
)

export const useDiscardExchangeRate = () => useMutation(discardExchangeRateMutation)
