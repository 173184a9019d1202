import { listSettlements } from '@kinfold/contract/operator/settlement/list-settlements'
import { recordSettlement as recordSettlementCall } from '@kinfold/contract/operator/settlement/record-settlement'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { readSettlements } from './read-settlements.ts'
import { recordSettlement } from './record-settlement.ts'

export function settlementRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listSettlements, ({ query }) => readSettlements(services.db, query)),
    operatorRoute(services, recordSettlementCall, call => recordSettlement(services, call)),
  ]
}
