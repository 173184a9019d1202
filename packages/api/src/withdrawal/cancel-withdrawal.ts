import { cancelWithdrawal } from '@kinfold/contract/withdrawal/cancel-withdrawal'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { notificationsKey } from '../notification/list-notifications.ts'
import { transactionKey } from '../wallet/get-transaction.ts'
import { walletsKey } from '../wallet/get-wallets.ts'
import { transactionsKey } from '../wallet/list-transactions.ts'
import { withdrawalsKey } from './list-withdrawals.ts'

export const cancelWithdrawalMutation = mutation(
  'PATCH /wallet/withdrawal/cancel/:id',
  cancelWithdrawal,
  {
    invalidates: [
      walletsKey,
      transactionsKey,
      transactionKey,
      withdrawalsKey,
      notificationsKey,
      customerKey,
    ],
    success: 'Your withdrawal is cancelled, and the amount is available again.',
  },
)

export const useCancelWithdrawal = () => useMutation(cancelWithdrawalMutation)
