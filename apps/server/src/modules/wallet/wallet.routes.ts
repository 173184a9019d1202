import { getWallets as getWalletsCall } from '@kinfold/contract/wallet/get-wallets'
import { listTransactions as listTransactionsCall } from '@kinfold/contract/wallet/list-transactions'
import { callerRoute, type Route, signedInRoute } from '../../calls/route.ts'
import type { Services } from '../services.ts'
import { createFindCallerWithWallets } from './find-caller-with-wallets.ts'
import { getWallets } from './get-wallets.ts'
import { listTransactions } from './list-transactions.ts'

export function walletRoutes(services: Services): readonly Route[] {
  const findCaller = createFindCallerWithWallets(services)
  return [
    callerRoute(getWalletsCall, findCaller, call => getWallets(services, call)),
    signedInRoute(listTransactionsCall, call => listTransactions(services, call)),
  ]
}
