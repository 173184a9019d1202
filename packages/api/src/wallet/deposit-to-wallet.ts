import { depositToWallet } from '@kinfold/contract/wallet/deposit-to-wallet'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { notificationsKey } from '../notification/list-notifications.ts'
import { paymentsKey } from '../payment/list-payments.ts'
import { paymentMessage } from '../payment/payment-message.ts'
import { walletsKey } from './get-wallets.ts'
import { transactionsKey } from './list-transactions.ts'

export const depositToWalletMutation = mutation('POST /wallet/deposit/:id', depositToWallet, {
  invalidates: [paymentsKey, walletsKey, transactionsKey, notificationsKey, customerKey],
  success: ({ status }) => paymentMessage(status),
})

export const useDepositToWallet = () => useMutation(depositToWalletMutation)
