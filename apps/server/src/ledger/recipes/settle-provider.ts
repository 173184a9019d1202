import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { bankAccount, clearingOf, feesAccount } from '../account-address.ts'
import {
  type IdempotencyKey,
  move,
  moveUnlessZero,
  type TransferRequest,
} from '../transfer-request.ts'

// A provider pays out what it collected for the club, less its own charge.
export function settleProvider<C extends Currency>(of: {
  attempt: IdempotencyKey
  provider: string
  paidOut: Money<C>
  charge: Money<NoInfer<C>>
  reference: string
}): TransferRequest {
  const { currency } = of.paidOut
  const clearing = clearingOf(of.provider, currency)
  return {
    attempt: of.attempt,
    kind: 'provider-settlement',
    pairs: [
      move<C>(of.paidOut, bankAccount(currency), clearing, { as: 'settlement' }),
      ...moveUnlessZero<C>(of.charge, feesAccount(currency), clearing, { as: 'provider-charge' }),
    ],
    meta: { provider: of.provider, reference: of.reference },
  }
}
