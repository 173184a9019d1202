import { confirmExchangeRate } from '@kinfold/contract/operator/rate/confirm-exchange-rate'
import { discardExchangeRate } from '@kinfold/contract/operator/rate/discard-exchange-rate'
import { listExchangeRates } from '@kinfold/contract/operator/rate/list-exchange-rates'
import { listRateProposals } from '@kinfold/contract/operator/rate/list-rate-proposals'
import { setExchangeRate } from '@kinfold/contract/operator/rate/set-exchange-rate'
import { rateProposals } from '@kinfold/personas/desk/rate-proposals'
import { sampleCall } from '../sample-call.ts'
import { idOf } from '../sample-ids.ts'

const proposedRate = { id: idOf(rateProposals) }

export const operatorRateSamples = {
  listExchangeRates: sampleCall(listExchangeRates, {}),
  setExchangeRate: sampleCall(setExchangeRate, { body: { exchange_rate: '1535.5' } }),
  listRateProposals: sampleCall(listRateProposals, {}),
  confirmExchangeRate: sampleCall(confirmExchangeRate, {
    params: proposedRate,
    body: { seen: 'proposed' },
  }),
  discardExchangeRate: sampleCall(discardExchangeRate, {
    params: proposedRate,
    body: { seen: 'proposed' },
  }),
}
