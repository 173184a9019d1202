import { confirmExchangeRate } from '@kinfold/contract/operator/rate/confirm-exchange-rate'
import { discardExchangeRate } from '@kinfold/contract/operator/rate/discard-exchange-rate'
import { listExchangeRates } from '@kinfold/contract/operator/rate/list-exchange-rates'
import { listRateProposals as listRateProposalsCall } from '@kinfold/contract/operator/rate/list-rate-proposals'
import { setExchangeRate as setCall } from '@kinfold/contract/operator/rate/set-exchange-rate'
import { getExchangeRate as getExchangeRateCall } from '@kinfold/contract/reference/get-exchange-rate'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { confirmRate, discardRate } from './decide-rate.ts'
import { getExchangeRate } from './get-exchange-rate.ts'
import { listRateProposals } from './list-rate-proposals.ts'
import { readRates } from './read-rates.ts'
import { setExchangeRate } from './set-exchange-rate.ts'

export function rateRoutes(services: Services): readonly Route[] {
  const { db } = services
  return [
    signedInRoute(getExchangeRateCall, () => getExchangeRate(services)),
    signedInRoute(listExchangeRates, ({ query }) => readRates(db, query)),
    signedInRoute(listRateProposalsCall, () => listRateProposals(services)),
    operatorRoute(services, setCall, call => setExchangeRate(services, call)),
    operatorRoute(services, confirmExchangeRate, call => confirmRate(services, call)),
    operatorRoute(services, discardExchangeRate, call => discardRate(services, call)),
  ]
}
