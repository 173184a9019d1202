import { confirmExchangeRate } from '@kinfold/contract/operator/rate/confirm-exchange-rate'
import { discardExchangeRate } from '@kinfold/contract/operator/rate/discard-exchange-rate'
import { isSmallRateStep } from '@kinfold/contract/operator/rate/is-small-rate-step'
import { listExchangeRates } from '@kinfold/contract/operator/rate/list-exchange-rates'
import { listRateProposals } from '@kinfold/contract/operator/rate/list-rate-proposals'
import {
  defaultRateStepPercent,
  rateAlreadyProposed,
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
import { mock } from '../mock.ts'
import { Refusal } from '../refusal.ts'
import { decided, decidedBy, openProposal } from './decided-by.ts'

const dayBefore = new Date(Date.parse(referenceMoment) - 86_400_000).toISOString()
const ratesBefore = { last: demoRateAt(referenceMoment).text, base: demoRateAt(dayBefore).text }
const rateStep = { step: { percent: defaultRateStepPercent, ...ratesBefore }, is_stale: false }

export const operatorRateMocks = {
  listExchangeRates: mock(listExchangeRates, {
    ok: ({ query }) => takePage(ratesOnRecord, query),
    empty: emptyPage,
  }),
  setExchangeRate: mock(setExchangeRate, {
    ok: call => {
      const { decided_at, decided_by } = decidedBy(call)
      const { exchange_rate, reason } = call.body
      if (!isSmallRateStep(exchange_rate, ratesBefore, defaultRateStepPercent)) {
        // The demo club's own proposal waits, and there is one at a time.
        return reason === undefined
          ? new Refusal('validation_failed', { fields: { reason: rateReasonNeeded } })
          : new Refusal('conflict', { sentence: rateAlreadyProposed })
      }
      const id = demoId('rate', decided_at)
      const by = { set_by: decided_by, source: null, confirmed_by: null }
      return { rate: { id, exchange_rate, set_at: decided_at, ...by }, proposal: null }
    },
  }),
  listRateProposals: mock(listRateProposals, {
    ok: () => ({ proposals: [...demoRateProposals], ...rateStep }),
    empty: () => ({ proposals: [], ...rateStep }),
  }),
  confirmExchangeRate: mock(confirmExchangeRate, {
    ok: call => decided(call, openProposal(demoRateProposals, call.params.id), 'confirmed'),
  }),
  discardExchangeRate: mock(discardExchangeRate, {
    ok: call => decided(call, openProposal(demoRateProposals, call.params.id), 'discarded'),
  }),
}
