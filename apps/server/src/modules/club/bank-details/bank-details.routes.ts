import { confirmBankDetails as confirmCall } from '@kinfold/contract/operator/bank-details/confirm-bank-details'
import { discardBankDetails as discardCall } from '@kinfold/contract/operator/bank-details/discard-bank-details'
import { listManagedBankDetails } from '@kinfold/contract/operator/bank-details/list-managed-bank-details'
import { proposeBankDetails } from '@kinfold/contract/operator/bank-details/propose-bank-details'
import { proposeBankDetailsChange } from '@kinfold/contract/operator/bank-details/propose-bank-details-change'
import { proposeBankDetailsRemoval } from '@kinfold/contract/operator/bank-details/propose-bank-details-removal'
import { listBankDetails } from '@kinfold/contract/payment/list-bank-details'
import { type Route, signedInRoute } from '../../../calls/route.ts'
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
    signedInRoute(proposeBankDetails, ({ caller, body: { reason, ...details } }) =>
      proposeAddition(services, { by: caller.accountId, reason, details }),
    ),
    signedInRoute(proposeBankDetailsChange, ({ caller, params, body }) => {
      const { reason, version, ...details } = body
      const proposer = { by: caller.accountId, reason }
      return proposeAmendment(services, { ...proposer, id: params.id, version, details })
    }),
    signedInRoute(proposeBankDetailsRemoval, ({ caller, params, body }) =>
      proposeAmendment(services, { ...body, by: caller.accountId, id: params.id }),
    ),
    signedInRoute(confirmCall, ({ caller, params, body }) =>
      confirmBankDetails(services, { ...body, id: params.id, by: caller.accountId }),
    ),
    signedInRoute(discardCall, ({ caller, params, body }) =>
      discardBankDetails(services, { ...body, id: params.id, by: caller.accountId }),
    ),
  ]
}
