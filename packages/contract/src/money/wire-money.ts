import { type Infer, type } from 'superstruct'
import { Currency } from './currency.ts'
import type { Money } from './money.ts'
import { moneyFromWire, moneyToWire, WireAmount } from './wire-amount.ts'

/** An amount that brings its currency along, for answers where two currencies meet. */
export const WireMoney = type({ currency: Currency, amount: WireAmount })
export type WireMoney = Infer<typeof WireMoney>

export function toWireMoney(money: Money): WireMoney {
  return { currency: money.currency, amount: moneyToWire(money) }
}

export function fromWireMoney({ currency, amount }: WireMoney): Money {
  return moneyFromWire(currency, amount)
}
