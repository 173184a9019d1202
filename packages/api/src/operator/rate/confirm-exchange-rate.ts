import { confirmExchangeRate } from '@kinfold/contract/operator/rate/confirm-exchange-rate'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { deskOverviewKey } from '../get-desk-overview.ts'
import { exchangeRatesKey } from './list-exchange-rates.ts'
import { rateProposalsKey } from './list-rate-proposals.ts'

export const confirmExchangeRateMutation = mutation(
  'POST /operator/exchange-rate/confirm/:id',
  confirmExchangeRate,
  {
    invalidates: [exchangeRatesKey, rateProposalsKey, deskOverviewKey],
    success: 'Members see the new rate from now on.',
  },
)

export const useConfirmExchangeRate = () => useMutation(confirmExchangeRateMutation)
