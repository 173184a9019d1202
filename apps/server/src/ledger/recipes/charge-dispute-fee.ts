import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { clearingOf, feesAccount, receivableFrom } from '../account-address.ts'
import { type IdempotencyKey, move, type TransferRequest } from '../transfer-request.ts'

// The provider's fee for a chargeback: the club bears it or adds it to the member's debt. If the provider
// refunds it, the transfer is reversed.
export function chargeDisputeFee<C extends Currency>(of: {
  attempt: IdempotencyKey
  member: string
  payment: string
  provider: string
  fee: Money<C>
  borneBy: 'club' | 'member'
}): TransferRequest {
  const { currency } = of.fee
  const from = of.borneBy === 'club' ? feesAccount(currency) : receivableFrom(of.member, currency)
  return {
    attempt: of.attempt,
    kind: 'chargeback-fee',
    pairs: [move<C>(of.fee, from, clearingOf(of.provider, currency), { as: 'chargeback-fee' })],
    about: { payment: of.payment },
    meta: { provider: of.provider },
  }
}
