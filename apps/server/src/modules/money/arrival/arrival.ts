import type { Money } from '@kinfold/contract/money/money'
import type { Transaction } from '../../../db/database.ts'
import type { ChargeableCard } from '../../../providers/payments/payment-provider.ts'
import type { Services } from '../../services.ts'

/** Money that came for a payment. */
export type Arrival = {
  /** In the currency that was paid in. */
  readonly amount: Money
  /** The provider's id of the charge; null for a transfer that an operator found on the bank statement. */
  readonly chargeId: string | null
  readonly arrivedAt: Date
  /** The card it was paid by, where that may be charged again. */
  readonly card?: ChargeableCard
  /** The unmatched money that it was taken for until now. */
  readonly unmatched?: string
  /** The operator who confirmed it. */
  readonly by?: string
  /** What came beyond the announced amount goes to the wallet. */
  readonly divides?: boolean | undefined
}

/** Where and when an arrival is booked, and from which day its money can be withdrawn. */
export type Booking = {
  readonly services: Services
  readonly tx: Transaction
  readonly arrival: Arrival
  readonly at: Date
  readonly clearsOn: string | null
}
