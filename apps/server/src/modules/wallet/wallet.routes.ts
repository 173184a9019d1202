import { getWallets as getWalletsCall } from '@kinfold/contract/wallet/get-wallets'
import { listTransactions as listTransactionsCall } from '@kinfold/contract/wallet/list-transactions'
import { callerRoute, type Route, signedInRoute } from '../../calls/route.ts'
import type { Services } from '../services.ts'
import { createFindHolder } from './find-holder.ts'
import { listTransactions } from './list-transactions.ts'
import { walletsOf } from './wallets-of.ts'

export function walletRoutes(services: Services): readonly Route[] {
  return [
    callerRoute(
      getWalletsCall,
      createFindHolder(services),
      async ({ caller: { accountId, currencies, wallets } }) =>
        wallets ?? walletsOf(services.db, { memberId: accountId, currencies }),
    ),
    signedInRoute(listTransactionsCall, call => listTransactions(services, call)),
  ]
}
