import { type Infer, type } from 'superstruct'
import { id } from '../fields/id.ts'
import { Currency } from '../money/currency.ts'
import { WireAmount } from '../money/wire-amount.ts'

/**
 * balance = available + held + owed. When more is owed than is left, available is zero, never negative.
 */
export const Wallet = type({
  id: id<'wallet'>(),
  currency: Currency,
  balance: WireAmount,
  available: WireAmount,
  /** Promised to withdrawals that are on their way. */
  held: WireAmount,
  /** What the member owes the club in this currency, after a payment was taken back. */
  owed: WireAmount,
})
export type Wallet = Infer<typeof Wallet>
