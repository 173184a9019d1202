import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { type AccountAddress, walletOf } from '../account-address.ts'
import { move, type Pair } from '../transfer-request.ts'

/** What came beyond the amount of a contribution, and whose wallet it goes to. */
export type Rest<C extends Currency> = { readonly member: string; readonly amount: Money<C> }

export const restToWallet = <C extends Currency>(
  rest: Rest<C> | undefined,
  from: AccountAddress<NoInfer<C>>,
): readonly Pair[] =>
  rest === undefined
    ? []
    : [move<C>(rest.amount, from, walletOf(rest.member, rest.amount.currency), { as: 'deposit' })]
