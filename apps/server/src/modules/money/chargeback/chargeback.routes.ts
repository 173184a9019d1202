import { decideChargeback as decideChargebackCall } from '@kinfold/contract/operator/chargeback/decide-chargeback'
import { listChargebacks } from '@kinfold/contract/operator/chargeback/list-chargebacks'
import { recordChargeback as recordChargebackCall } from '@kinfold/contract/operator/chargeback/record-chargeback'
import { recoverChargeback as recoverChargebackCall } from '@kinfold/contract/operator/chargeback/recover-chargeback'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { decideChargeback } from './decide-chargeback.ts'
import { readChargebacks } from './read-chargebacks.ts'
import { recordChargeback } from './record-chargeback.ts'
import { recoverChargeback } from './recover-chargeback.ts'

export function chargebackRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listChargebacks, ({ query }) => readChargebacks(services.db, query)),
    operatorRoute(services, recordChargebackCall, call => recordChargeback(services, call)),
    operatorRoute(services, decideChargebackCall, call => decideChargeback(services, call)),
    operatorRoute(services, recoverChargebackCall, call => recoverChargeback(services, call)),
  ]
}
