import { approveWithdrawal } from '@kinfold/contract/operator/withdrawal/approve-withdrawal'
import { getRequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import { listRequestedWithdrawals } from '@kinfold/contract/operator/withdrawal/list-requested-withdrawals'
import { refuseWithdrawal } from '@kinfold/contract/operator/withdrawal/refuse-withdrawal'
import { returnWithdrawal } from '@kinfold/contract/operator/withdrawal/return-withdrawal'
import { sampleCall } from '../sample-call.ts'
import { withdrawalId } from '../sample-ids.ts'

export const operatorWithdrawalSamples = {
  approveWithdrawal: sampleCall(approveWithdrawal, {
    params: { id: withdrawalId('dayo', 'pending') },
    body: { seen: 'pending' },
  }),
  getRequestedWithdrawal: sampleCall(getRequestedWithdrawal, {
    params: { id: withdrawalId('dayo', 'pending') },
  }),
  listRequestedWithdrawals: sampleCall(listRequestedWithdrawals, {}),
  refuseWithdrawal: sampleCall(refuseWithdrawal, {
    params: { id: withdrawalId('efe', 'pending') },
    body: { seen: 'pending', reason: 'The name of the account differs.' },
  }),
  returnWithdrawal: sampleCall(returnWithdrawal, {
    params: { id: withdrawalId('dayo', 'paid') },
    body: { seen: 'paid', reason: 'The account was closed.' },
  }),
}
