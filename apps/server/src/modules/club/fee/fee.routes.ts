import { confirmFee as confirmCall } from '@kinfold/contract/operator/fee/confirm-fee'
import { discardFee as discardCall } from '@kinfold/contract/operator/fee/discard-fee'
import { listFees } from '@kinfold/contract/operator/fee/list-fees'
import { proposeFee as proposeCall } from '@kinfold/contract/operator/fee/propose-fee'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { confirmFee, discardFee } from './decide-fee.ts'
import { proposeFee } from './propose-fee.ts'
import { readFees } from './read-fees.ts'

export function feeRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listFees, async () => ({ fees: await readFees(services.db) })),
    operatorRoute(services, proposeCall, call => proposeFee(services, call)),
    operatorRoute(services, confirmCall, call => confirmFee(services, call)),
    operatorRoute(services, discardCall, call => discardFee(services, call)),
  ]
}
