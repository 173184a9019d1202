import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import { type AccountAddress, feesAccount } from '../account-address.ts'
import {
  type IdempotencyKey,
  move,
  type References,
  type TransferRequest,
} from '../transfer-request.ts'

// A charge of its own, from a wallet or a portfolio.
export function chargeFee<C extends Currency>(of: {
  attempt: IdempotencyKey
  from: AccountAddress<NoInfer<C>>
  fee: Money<C>
  reason: string
  about?: References
}): TransferRequest {
  return {
    attempt: of.attempt,
    kind: 'fee',
    pairs: [move<C>(of.fee, of.from, feesAccount(of.fee.currency), { as: 'fee' })],
    ...(of.about && { about: of.about }),
    meta: { reason: of.reason },
  }
}
