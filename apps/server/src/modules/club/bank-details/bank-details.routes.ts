import { confirmBankDetails as confirmCall } from '@kinfold/contract/operator/bank-details/confirm-bank-details'
import { discardBankDetails as discardCall } from '@kinfold/contract/operator/bank-details/discard-bank-details'
import { listManagedBankDetails } from '@kinfold/contract/operator/bank-details/list-managed-bank-details'
import { proposeBankDetails } from '@kinfold/contract/operator/bank-details/propose-bank-details'
import { proposeBankDetailsChange } from '@kinfold/contract/operator/bank-details/propose-bank-details-change'
import { proposeBankDetailsRemoval } from '@kinfold/contract/operator/bank-details/propose-bank-details-removal'
import { listBankDetails } from '@kinfold/contract/payment/list-bank-details'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { confirmBankDetails, discardBankDetails } from './decide-bank-details.ts'
import { proposeAddition, proposeAmendment } from './propose-bank-details.ts'
import { readBankDetails, readManagedBankDetails } from './read-bank-details.ts'

export function bankDetailsRoutes(services: Services): readonly Route[] {
  const { db } = services
  return [
    signedInRoute(listBankDetails, async ({ query }) => ({
      accounts: await readBankDetails(db, query.currency),
    })),
    signedInRoute(listManagedBankDetails, () => readManagedBankDetails(db)),
    operatorRoute(services, proposeBankDetails, call => proposeAddition(services, call)),
    operatorRoute(services, proposeBankDetailsChange, call => {
      const { reason: _, version: __, ...details } = call.body
      return proposeAmendment(services, call, details)
    }),
    operatorRoute(services, proposeBankDetailsRemoval, call => proposeAmendment(services, call)),
    operatorRoute(services, confirmCall, call => confirmBankDetails(services, call)),
    operatorRoute(services, discardCall, call => discardBankDetails(services, call)),
  ]
}
