import { decideChargeback as decideChargebackCall } from '@kinfold/contract/operator/chargeback/decide-chargeback'
import { listChargebacks } from '@kinfold/contract/operator/chargeback/list-chargebacks'
import { recordChargeback as recordChargebackCall } from '@kinfold/contract/operator/chargeback/record-chargeback'
import { recoverChargeback as recoverChargebackCall } from '@kinfold/contract/operator/chargeback/recover-chargeback'
import { moneyRoute, type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { decideChargeback } from './decide-chargeback.ts'
import { readChargebacks } from './read-chargebacks.ts'
import { recordChargeback } from './record-chargeback.ts'
import { recoverChargeback } from './recover-chargeback.ts'

export function chargebackRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listChargebacks, ({ query }) => readChargebacks(services.db, query)),
    moneyRoute(recordChargebackCall, call => recordChargeback(services, call)),
    moneyRoute(decideChargebackCall, call => decideChargeback(services, call)),
    moneyRoute(recoverChargebackCall, call => recoverChargeback(services, call)),
  ]
}
