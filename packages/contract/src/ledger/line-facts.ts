import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/money.ts'
import type { Gateway } from '../payment/gateway.ts'
import type { PlanReference } from '../plan/plan.ts'
import type { Withdrawal } from '../withdrawal/withdrawal.ts'

/** The facts that the sentence of a wallet's line can use. */
export interface WalletLineFacts {
  /** Below zero when it leaves the wallet. */
  readonly amount: Money
  /** How the payment it is about was made. */
  readonly gateway: Gateway | null
  /** Of the portfolio it is about. */
  readonly plan: Pick<PlanReference, 'name' | 'product_type' | 'currency'> | null
  /** Where a withdrawal goes. */
  readonly bank: Pick<Withdrawal, 'bank_name' | 'account_number_last4'> | null
  /** The two amounts of a conversion and its rate in naira for a dollar. */
  readonly exchange: { readonly given: Money; readonly got: Money; readonly rate: string } | null
}

/** The facts that the sentence of a portfolio's movement can use. */
export interface PortfolioLineFacts {
  /** Below zero when it leaves the portfolio. */
  readonly amount: Money
  readonly gateway: Gateway | null
  readonly isRecurring: boolean
  /** The currency that was paid in, where a payment is known. */
  readonly paidCurrency: Currency | null
}
