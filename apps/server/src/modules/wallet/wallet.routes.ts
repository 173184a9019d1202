import { depositToWallet as depositToWalletCall } from '@kinfold/contract/wallet/deposit-to-wallet'
import { exportTransactions as exportTransactionsCall } from '@kinfold/contract/wallet/export-transactions'
import { getTransaction as getTransactionCall } from '@kinfold/contract/wallet/get-transaction'
import { getWalletStatement as getWalletStatementCall } from '@kinfold/contract/wallet/get-wallet-statement'
import { getWallets as getWalletsCall } from '@kinfold/contract/wallet/get-wallets'
import { listTransactions as listTransactionsCall } from '@kinfold/contract/wallet/list-transactions'
import {
  callerRoute,
  preparedRoute,
  type Route,
  signedInRoute,
  streamedRoute,
} from '../../calls/route.ts'
import { startsPayment } from '../payment/starts-payment.ts'
import type { Services } from '../services.ts'
import { depositToWallet } from './deposit-to-wallet.ts'
import { exportTransactions } from './export-transactions.ts'
import { createFindCallerWithWallets } from './find-caller-with-wallets.ts'
import { getTransaction } from './get-transaction.ts'
import { getWalletStatement } from './get-wallet-statement.ts'
import { getWallets } from './get-wallets.ts'
import { listTransactions } from './list-transactions.ts'

export function walletRoutes(services: Services): readonly Route[] {
  const findCaller = createFindCallerWithWallets(services)
  const deposit = startsPayment(services, depositToWallet)
  return [
    callerRoute(getWalletsCall, findCaller, call => getWallets(services, call)),
    preparedRoute(depositToWalletCall, deposit.prepare, deposit.begin),
    signedInRoute(listTransactionsCall, call => listTransactions(services, call)),
    signedInRoute(getTransactionCall, call => getTransaction(services, call)),
    signedInRoute(getWalletStatementCall, call => getWalletStatement(services, call)),
    streamedRoute(exportTransactionsCall, call => exportTransactions(services, call)),
  ]
}
