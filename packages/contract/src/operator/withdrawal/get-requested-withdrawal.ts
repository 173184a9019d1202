import { type Infer, type } from 'superstruct'
import { Customer } from '../../account/customer.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Wallet } from '../../wallet/wallet.ts'
import { RequestedWithdrawal } from './requested-withdrawal.ts'

/** A withdrawal with the membership record and the wallet that it leaves. */
export const RequestedWithdrawalDetail = type({
  requested: RequestedWithdrawal,
  customer: Customer,
  wallet: Wallet,
})
export type RequestedWithdrawalDetail = Infer<typeof RequestedWithdrawalDetail>

export const getRequestedWithdrawal = endpoint({
  summary: 'One withdrawal with its member’s record and the wallet that it leaves.',
  method: 'GET',
  path: '/operator/withdrawal/:id',
  access: 'approver',
  params: { id: id<'withdrawal'>() },
  response: RequestedWithdrawalDetail,
})
