import { cancelWithdrawal } from '@kinfold/contract/withdrawal/cancel-withdrawal'
import { createWithdrawal } from '@kinfold/contract/withdrawal/create-withdrawal'
import { listWithdrawals } from '@kinfold/contract/withdrawal/list-withdrawals'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { sampleCall } from './sample-call.ts'
import { withdrawalId } from './sample-ids.ts'

export const withdrawalSamples = {
  cancelWithdrawal: sampleCall(cancelWithdrawal, {
    params: { id: withdrawalId('dayo', 'pending') },
  }),
  createWithdrawal: sampleCall(createWithdrawal, {
    params: { id: walletIdOf('dayo', 'NGN') },
    body: { amount: 1000 },
  }),
  listWithdrawals: sampleCall(listWithdrawals, { query: { wallet_id: walletIdOf('dayo', 'NGN') } }),
}
