import { countriesByName } from '@kinfold/contract/country/countries-by-name'
import { listBanks } from '@kinfold/contract/reference/list-banks'
import { listCountries } from '@kinfold/contract/reference/list-countries'
import { listCurrencies as listCurrenciesCall } from '@kinfold/contract/reference/list-currencies'
import { nigerianBanks } from '@kinfold/contract/reference/nigerian-banks'
import { type Route, signedInRoute, visitorRoute } from '../../../calls/route.ts'
import { listCurrencies } from './list-currencies.ts'

export function referenceRoutes(): readonly Route[] {
  return [
    visitorRoute(listCountries, async () => countriesByName),
    signedInRoute(listBanks, async () => ({ banks: [...nigerianBanks] })),
    signedInRoute(listCurrenciesCall, listCurrencies),
  ]
}
