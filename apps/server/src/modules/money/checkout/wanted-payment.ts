import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { Payment } from '@kinfold/contract/payment/payment'

/** A payment that a member wants to make: all that its price depends on. */
export type WantedPayment = {
  readonly member: { readonly id: string; readonly currencies: readonly Currency[] }
  readonly purpose: Payment['purpose']
  readonly gateway: Gateway
  /** What is to arrive, in the currency of the plan or wallet. */
  readonly amount: Money
  readonly isLocalized?: boolean | undefined
  readonly isUsInstitution?: boolean | undefined
  /** The wallet to pay from, for that gateway. */
  readonly targetWallet?: Currency | undefined
  /** Shown to the member before, for a transfer to the club's bank account. */
  readonly reference?: string | undefined
}
