import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'

/** The money of one portfolio, or of several of one currency taken together. */
export type Holding = Pick<
  Portfolio,
  'currency' | 'value' | 'contributed' | 'returns' | 'fees' | 'paid_out'
>

export const moneyOf = ({ currency }: Pick<Holding, 'currency'>, value: number) =>
  moneyFromWire(currency, value)

type Promised = Holding & Pick<Portfolio, 'status' | 'awaited'>

/** Its first money has been sent, and nobody has seen it arrive. */
export const isOnItsWay = (portfolio: Promised) =>
  portfolio.status === 'pending_confirmation' && portfolio.awaited > 0 && isUntouched(portfolio)

/** Nothing has come in, or all of it was given back. */
export const isUntouched = ({ contributed, value }: Holding) => contributed === 0 && value === 0
