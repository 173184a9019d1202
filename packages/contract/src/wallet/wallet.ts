import { type Infer, type } from 'superstruct'
import { id } from '../fields/id.ts'
import { Currency } from '../money/currency.ts'
import { WireAmount } from '../money/wire-amount.ts'

/** balance = available + held; what is held is promised to withdrawals. */
export const Wallet = type({
  id: id<'wallet'>(),
  currency: Currency,
  balance: WireAmount,
  available: WireAmount,
  held: WireAmount,
})
export type Wallet = Infer<typeof Wallet>
