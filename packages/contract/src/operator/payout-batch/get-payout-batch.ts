import { array, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { RequestedWithdrawal } from '../withdrawal/requested-withdrawal.ts'
import { PayoutBatch } from './payout-batch.ts'

export const getPayoutBatch = endpoint({
  summary: 'A payout batch and the withdrawals in it.',
  method: 'GET',
  path: '/operator/payout-batch/:id',
  access: 'approver',
  params: { id: id<'batch'>() },
  response: type({ batch: PayoutBatch, withdrawals: array(RequestedWithdrawal) }),
})
