import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { bankAccount, returnsAccount } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// The investments have paid the club; post-returns books the members' shares.
export function receiveReturns<C extends Currency>(of: {
  attempt: IdempotencyKey
  returns: string
  amount: Money<C>
  reference: string
}): TransferRequest {
  const { currency } = of.amount
  return {
    attempt: of.attempt,
    kind: 'returns-received',
    pairs: [
      move<C>(of.amount, bankAccount(currency), returnsAccount(currency), {
        as: 'returns-received',
      }),
    ],
    about: { returns: of.returns },
    meta: { reference: of.reference },
  }
}
