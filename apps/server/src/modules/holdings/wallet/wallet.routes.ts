import { exportTransactions as exportTransactionsCall } from '@kinfold/contract/wallet/export-transactions'
import { getWalletStatement as getWalletStatementCall } from '@kinfold/contract/wallet/get-wallet-statement'
import { getWallets as getWalletsCall } from '@kinfold/contract/wallet/get-wallets'
import { listTransactions as listTransactionsCall } from '@kinfold/contract/wallet/list-transactions'
import { callerRoute, type Route, signedInRoute, streamedRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { exportTransactions } from './export-transactions.ts'
import { createFindCallerWithWallets } from './find-caller-with-wallets.ts'
import { getWalletStatement } from './get-wallet-statement.ts'
import { getWallets } from './get-wallets.ts'
import { listTransactions } from './list-transactions.ts'

export function walletRoutes(services: Services): readonly Route[] {
  const findCaller = createFindCallerWithWallets(services)
  return [
    callerRoute(getWalletsCall, findCaller, call => getWallets(services, call)),
    signedInRoute(listTransactionsCall, call => listTransactions(services, call)),
    signedInRoute(getWalletStatementCall, call => getWalletStatement(services, call)),
    streamedRoute(exportTransactionsCall, call => exportTransactions(services, call)),
  ]
}
