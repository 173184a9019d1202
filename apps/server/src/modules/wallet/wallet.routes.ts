import { getWallets as getWalletsCall } from '@kinfold/contract/wallet/get-wallets'
import { listTransactions as listTransactionsCall } from '@kinfold/contract/wallet/list-transactions'
import { type Route, signedInRoute } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { listTransactions } from './list-transactions.ts'
import { walletsOf } from './wallets-of.ts'

export function walletRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(getWalletsCall, ({ caller }) =>
      walletsOf(services.db, caller.accountId, caller.currencies),
    ),
    signedInRoute(listTransactionsCall, call => listTransactions(services, call)),
  ]
}
