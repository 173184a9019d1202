import { getExchangeRate } from '@kinfold/contract/reference/get-exchange-rate'
import { listBanks } from '@kinfold/contract/reference/list-banks'
import { listCountries } from '@kinfold/contract/reference/list-countries'
import { listCurrencies } from '@kinfold/contract/reference/list-currencies'
import { sampleCall } from './sample-call.ts'

export const referenceSamples = {
  getExchangeRate: sampleCall(getExchangeRate, {}),
  listBanks: sampleCall(listBanks, {}),
  listCountries: sampleCall(listCountries, {}),
  listCurrencies: sampleCall(listCurrencies, {}),
}
