import { confirmTransfer as confirmTransferCall } from '@kinfold/contract/operator/transfer/confirm-transfer'
import { getExpectedTransfer as getExpectedTransferCall } from '@kinfold/contract/operator/transfer/get-expected-transfer'
import { listExpectedTransfers } from '@kinfold/contract/operator/transfer/list-expected-transfers'
import { rejectTransfer as rejectTransferCall } from '@kinfold/contract/operator/transfer/reject-transfer'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { confirmTransfer } from './confirm-transfer.ts'
import { getExpectedTransfer } from './get-expected-transfer.ts'
import { readExpectedTransfers } from './read-expected-transfers.ts'
import { rejectTransfer } from './reject-transfer.ts'

export function transferRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listExpectedTransfers, ({ query }) => readExpectedTransfers(services.db, query)),
    signedInRoute(getExpectedTransferCall, call => getExpectedTransfer(services, call)),
    operatorRoute(services, confirmTransferCall, call => confirmTransfer(services, call)),
    operatorRoute(services, rejectTransferCall, call => rejectTransfer(services, call)),
  ]
}
