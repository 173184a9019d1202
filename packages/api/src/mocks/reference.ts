import { countriesByName } from '@kinfold/contract/country/countries-by-name'
import { getExchangeRate } from '@kinfold/contract/reference/get-exchange-rate'
import { listBanks } from '@kinfold/contract/reference/list-banks'
import { listCountries } from '@kinfold/contract/reference/list-countries'
import { listCurrencies } from '@kinfold/contract/reference/list-currencies'
import { nigerianBanks } from '@kinfold/contract/reference/nigerian-banks'
import { currenciesAnswerOf } from '@kinfold/personas/answers/plans-of'
import { exchangeRateAnswer } from '@kinfold/personas/rates/demo-rates'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'

export const referenceMocks = {
  listCountries: mock(listCountries, { ok: () => ({ ...countriesByName }) }),
  listBanks: mock(listBanks, { ok: () => ({ banks: [...nigerianBanks] }) }),
  listCurrencies: mock(listCurrencies, { ok: call => currenciesAnswerOf(memberOf(call)) }),
  getExchangeRate: mock(getExchangeRate, {
    ok: () => exchangeRateAnswer,
    /** The club has set no rate yet. */
    missing: () => ({ exchange_rate: null, set_at: null, source: null, is_stale: false }),
    /** Nobody has set a new one for longer than the club trusts. */
    stale: () => ({ ...exchangeRateAnswer, is_stale: true }),
  }),
}
