import { setExchangeRate } from '@kinfold/contract/operator/rate/set-exchange-rate'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { exchangeRatesKey } from './list-exchange-rates.ts'

export const setExchangeRateMutation = mutation('POST /operator/exchange-rate', setExchangeRate, {
  invalidates: [exchangeRatesKey],
  success: 'The rate holds from now on.',
})

export const useSetExchangeRate = () => useMutation(setExchangeRateMutation)
