import { approveBankAccount } from '@kinfold/contract/operator/bank-account/approve-bank-account'
import { listBankAccounts } from '@kinfold/contract/operator/bank-account/list-bank-accounts'
import { refuseBankAccount } from '@kinfold/contract/operator/bank-account/refuse-bank-account'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { decideBankAccount } from './decide-bank-account.ts'
import { readBankAccountsToCheck } from './read-bank-accounts-to-check.ts'

export function bankAccountCheckRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listBankAccounts, ({ query }) => readBankAccountsToCheck(services.db, query)),
    operatorRoute(services, approveBankAccount, call =>
      decideBankAccount(services, call, { status: 'approved' }),
    ),
    operatorRoute(services, refuseBankAccount, call =>
      decideBankAccount(services, call, { status: 'refused', reason: call.body.reason }),
    ),
  ]
}
