import { listExchangeRates } from '@kinfold/contract/operator/rate/list-exchange-rates'
import { setExchangeRate } from '@kinfold/contract/operator/rate/set-exchange-rate'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId } from '@kinfold/personas/demo-id'
import { ratesOnRecord } from '@kinfold/personas/desk/rates-on-record'
import { emptyPage } from '../empty-page.ts'
import { mock } from '../mock.ts'
import { decidedBy } from './decided-by.ts'

export const exchangeRates = mock(listExchangeRates, {
  ok: ({ query }) => takePage(ratesOnRecord, query),
  empty: emptyPage,
})

export const exchangeRateSetting = mock(setExchangeRate, {
  ok: call => {
    const { decided_at, decided_by } = decidedBy(call)
    const { exchange_rate } = call.body
    return {
      id: demoId('rate', decided_at),
      exchange_rate,
      set_at: decided_at,
      set_by: decided_by,
    }
  },
})
