import { type Infer, type } from 'superstruct'
import type { Money } from '../money/money.ts'
import { toWireMoney, WireMoney } from '../money/wire-money.ts'
import { exampleAmount } from '../plan/example-amount.ts'
import type { Plan } from '../plan/plan.ts'
import { type FeeRule, feesFor, sumOfFees } from './fee.ts'
import { Gateway } from './gateway.ts'
import { gatewaysFor } from './payment-options.ts'

/** What a member would pay on top of an example amount, paying one way. */
export const ChargeExample = type({ gateway: Gateway, amount: WireMoney, charge: WireMoney })
export type ChargeExample = Infer<typeof ChargeExample>

/** Each way of paying for these plans, in their currencies; once for plans that are explained with the same amount. */
export function chargeExamples(
  rules: readonly FeeRule[],
  plans: readonly Pick<Plan, 'currency' | 'minimum'>[],
): ChargeExample[] {
  const amounts = new Map<string, Money>()
  for (const amount of plans.map(exampleAmount)) {
    amounts.set(`${amount.currency} ${amount.minor}`, amount)
  }
  return [...amounts.values()].flatMap(amount => {
    const { currency } = amount
    const gateways = gatewaysFor({ purpose: 'portfolio', currency, isRecurring: false })
    return gateways.map(gateway => ({
      gateway,
      amount: toWireMoney(amount),
      charge: toWireMoney(sumOfFees(feesFor(rules, gateway, amount))),
    }))
  })
}
