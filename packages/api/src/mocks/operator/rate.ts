import { isRateWithin, parseExchangeRate } from '@kinfold/contract/money/convert-money'
import { confirmExchangeRate } from '@kinfold/contract/operator/rate/confirm-exchange-rate'
import { discardExchangeRate } from '@kinfold/contract/operator/rate/discard-exchange-rate'
import { listExchangeRates } from '@kinfold/contract/operator/rate/list-exchange-rates'
import { listRateProposals } from '@kinfold/contract/operator/rate/list-rate-proposals'
import {
  defaultRateStepPercent,
  rateReasonNeeded,
  setExchangeRate,
} from '@kinfold/contract/operator/rate/set-exchange-rate'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId } from '@kinfold/personas/demo-id'
import { rateProposals as demoRateProposals } from '@kinfold/personas/desk/rate-proposals'
import { ratesOnRecord } from '@kinfold/personas/desk/rates-on-record'
import { demoRateAt } from '@kinfold/personas/rates/demo-rates'
import { referenceMoment } from '@kinfold/personas/reference-day'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { Refusal } from '../refusal.ts'
import { decided, decidedBy } from './decided-by.ts'

export const exchangeRates = mock(listExchangeRates, {
  ok: ({ query }) => takePage(ratesOnRecord, query),
  empty: emptyPage,
})

function isSmallStep(text: string): boolean {
  const rate = parseExchangeRate(text)
  const last = demoRateAt(referenceMoment).rate
  return rate !== undefined && isRateWithin(rate, last, defaultRateStepPercent)
}

export const exchangeRateSetting = mock(setExchangeRate, {
  ok: call => {
    const { decided_at, decided_by } = decidedBy(call)
    const { exchange_rate, reason } = call.body
    if (!isSmallStep(exchange_rate)) {
      // The demo club's own proposal waits, and there is one at a time.
      return reason === undefined
        ? new Refusal('validation_failed', { fields: { reason: rateReasonNeeded } })
        : new Refusal('conflict')
    }
    const id = demoId('rate', decided_at)
    const by = { set_by: decided_by, confirmed_by: null }
    return { rate: { id, exchange_rate, set_at: decided_at, ...by }, proposal: null }
  },
})

export const rateProposals = mock(listRateProposals, {
  ok: () => ({ proposals: [...demoRateProposals] }),
  empty: () => ({ proposals: [] }),
})

export const rateConfirmation = mock(confirmExchangeRate, {
  ok: call => decided(call, found(demoRateProposals, call.params.id), 'confirmed'),
})

export const rateDiscarding = mock(discardExchangeRate, {
  ok: call => decided(call, found(demoRateProposals, call.params.id), 'discarded'),
})
