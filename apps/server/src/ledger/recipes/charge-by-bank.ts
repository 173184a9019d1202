import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { bankAccount, feesAccount } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// What the bank itself takes off the club's account.
export function chargeByBank<C extends Currency>(of: {
  attempt: IdempotencyKey
  charge: Money<C>
  reference: string
}): TransferRequest {
  const { currency } = of.charge
  return {
    attempt: of.attempt,
    kind: 'bank-charge',
    pairs: [
      move<C>(of.charge, feesAccount(currency), bankAccount(currency), { as: 'bank-charge' }),
    ],
    meta: { reference: of.reference },
  }
}
