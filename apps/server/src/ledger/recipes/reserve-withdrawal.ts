import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { addMoney } from '@kinfold/contract/money/money-arithmetic'
import { walletOf } from '../account-address.ts'
import type { ReserveRequest } from '../reserve.ts'
import type { IdempotencyKey } from '../transfer-request.ts'

// A member asks for a withdrawal: amount and fee stay in the wallet but can't be spent.
export function reserveWithdrawal<C extends Currency>(of: {
  attempt: IdempotencyKey
  member: string
  amount: Money<C>
  fee: Money<NoInfer<C>>
}): ReserveRequest {
  return {
    attempt: of.attempt,
    account: walletOf(of.member, of.amount.currency),
    amount: addMoney(of.amount, of.fee),
  }
}
