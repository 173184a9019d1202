import { type Infer, type } from 'superstruct'
import type { Currency } from '../money/currency.ts'
import { type Money, money } from '../money/money.ts'
import { toWireMoney, WireMoney } from '../money/wire-money.ts'
import { type FeeRule, feesFor, sumOfFees } from './fee.ts'
import { Gateway } from './gateway.ts'
import { gatewaysFor } from './payment-options.ts'

/** What a member would pay on top of a round amount, paying one way. */
export const ChargeExample = type({ gateway: Gateway, amount: WireMoney, charge: WireMoney })
export type ChargeExample = Infer<typeof ChargeExample>

/** Round amounts that a member can picture. */
export const exampleAmounts: Readonly<Record<Currency, Money>> = {
  NGN: money('NGN', 10_000_000n),
  USD: money('USD', 10_000n),
}

/** Each way of paying for a plan in one of these currencies, in that currency. */
export function chargeExamples(
  rules: readonly FeeRule[],
  currencies: readonly Currency[],
): ChargeExample[] {
  return currencies.flatMap(currency => {
    const amount = exampleAmounts[currency]
    const gateways = gatewaysFor({ purpose: 'portfolio', currency, isRecurring: false })
    return gateways.map(gateway => ({
      gateway,
      amount: toWireMoney(amount),
      charge: toWireMoney(sumOfFees(feesFor(rules, gateway, amount))),
    }))
  })
}
