import { createWithdrawal } from '@kinfold/contract/withdrawal/create-withdrawal'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { notificationsKey } from '../notification/list-notifications.ts'
import { walletsKey } from '../wallet/get-wallets.ts'
import { transactionsKey } from '../wallet/list-transactions.ts'
import { withdrawalsKey } from './list-withdrawals.ts'

export const createWithdrawalMutation = mutation(
  'POST /wallet/withdrawal/create/:id',
  createWithdrawal,
  {
    invalidates: [walletsKey, transactionsKey, withdrawalsKey, notificationsKey, customerKey],
  },
)

export const useCreateWithdrawal = () => useMutation(createWithdrawalMutation)
