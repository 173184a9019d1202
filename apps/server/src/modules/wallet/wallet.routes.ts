import { getWallets as getWalletsCall } from '@kinfold/contract/wallet/get-wallets'
import { listTransactions as listTransactionsCall } from '@kinfold/contract/wallet/list-transactions'
import { type Route, signedInRoute } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { listTransactions } from './list-transactions.ts'
import { createWalletsOf } from './wallets-of.ts'

export function walletRoutes(services: Services): readonly Route[] {
  const walletsOf = createWalletsOf(services.db)
  return [
    signedInRoute(getWalletsCall, ({ caller: { accountId, currencies } }) =>
      walletsOf({ memberId: accountId, currencies }),
    ),
    signedInRoute(listTransactionsCall, call => listTransactions(services, call)),
  ]
}
