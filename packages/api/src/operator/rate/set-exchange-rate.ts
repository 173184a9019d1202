import { setExchangeRate } from '@kinfold/contract/operator/rate/set-exchange-rate'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { exchangeRatesKey } from './list-exchange-rates.ts'
import { rateProposalsKey } from './list-rate-proposals.ts'

export const setExchangeRateMutation = mutation('POST /operator/exchange-rate', setExchangeRate, {
  invalidates: [exchangeRatesKey, rateProposalsKey, deskOverviewKey],
  success: ({ proposal }) =>
    proposal === null
      ? 'The rate holds from now on.'
      : 'Proposed. Another administrator can confirm it now.',
})

export const useSetExchangeRate = () => useMutation(setExchangeRateMutation)
