import { type Infer, nullable, object, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { lineBehind } from '../ledger/line-behind.ts'
import { Withdrawal } from '../withdrawal/withdrawal.ts'
import { Transaction } from './transaction.ts'

export const TransactionReceipt = type({
  transaction: Transaction,
  ...lineBehind,
  withdrawal: nullable(Withdrawal),
})
export type TransactionReceipt = Infer<typeof TransactionReceipt>

export const getTransaction = endpoint({
  summary:
    'One line of a wallet with what stands behind it: named by its own id, or by the payment or withdrawal that it is of.',
  method: 'GET',
  path: '/wallet/transaction/:id',
  access: 'member',
  params: { id: id<'transaction' | 'payment' | 'withdrawal'>() },
  query: object({ wallet_id: id<'wallet'>() }),
  response: TransactionReceipt,
  errors: ['not_found'],
})
