import { array, type Infer, type } from 'superstruct'
import { DateText } from '../fields/date.ts'
import { id } from '../fields/id.ts'
import { Currency } from '../money/currency.ts'
import { WireAmount } from '../money/wire-amount.ts'

/**
 * balance = available + held + owed. When more is owed than is left, available is zero, never negative.
 * available = ready + all of ready_later. All of it can be contributed at once.
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
  /** What of the available can be withdrawn now. */
  ready: WireAmount,
  /** The rest of it by the club’s day from which it can be, the earliest first. */
  ready_later: array(type({ amount: WireAmount, from: DateText })),
})
export type Wallet = Infer<typeof Wallet>
