import { depositToWallet } from '@kinfold/contract/wallet/deposit-to-wallet'
import { exportTransactions } from '@kinfold/contract/wallet/export-transactions'
import { getTransaction } from '@kinfold/contract/wallet/get-transaction'
import { getWalletStatement } from '@kinfold/contract/wallet/get-wallet-statement'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { listTransactions } from '@kinfold/contract/wallet/list-transactions'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { sampleCall } from './sample-call.ts'
import { withdrawalId } from './sample-ids.ts'

export const walletSamples = {
  depositToWallet: sampleCall(depositToWallet, {
    params: { id: walletIdOf('dayo', 'NGN') },
    body: { amount: 10_000, gateway: 'card' },
  }),
  exportTransactions: sampleCall(exportTransactions, {
    query: { wallet_id: walletIdOf('dayo', 'NGN') },
  }),
  getWalletStatement: sampleCall(getWalletStatement, {
    query: { wallet_id: walletIdOf('dayo', 'NGN'), from: '2026-01-01', to: '2026-05-31' },
  }),
  getTransaction: sampleCall(getTransaction, {
    params: { id: withdrawalId('dayo', 'paid') },
    query: { wallet_id: walletIdOf('dayo', 'NGN') },
  }),
  getWallets: sampleCall(getWallets, {}),
  listTransactions: sampleCall(listTransactions, {
    query: { wallet_id: walletIdOf('dayo', 'NGN'), page: 2, per_page: 10 },
  }),
}
