import type { AnswerOf } from '@kinfold/contract/endpoint'
import { chargeExamples } from '@kinfold/contract/payment/charge-example'
import type { listPlans } from '@kinfold/contract/plan/list-plans'
import { describeCurrency } from '@kinfold/contract/reference/describe-currency'
import type { listCurrencies } from '@kinfold/contract/reference/list-currencies'
import { demoFeeRules } from '../payments/demo-fee-rules.ts'
import { currenciesOf } from '../people/currencies-of.ts'
import type { Person } from '../people/person.ts'
import { demoPlans } from '../plans/demo-plans.ts'

/** What GET /product/pools answers: no drafts, and only the currencies the member holds. */
export function plansOf(person: Person): AnswerOf<typeof listPlans> {
  const currencies = currenciesOf(person)
  const pools = demoPlans.filter(
    plan => plan.state !== 'draft' && currencies.includes(plan.currency),
  )
  return { pools, charges: chargeExamples(demoFeeRules, pools) }
}

/** What GET /customer/currencies answers. */
export function currenciesAnswerOf(person: Person): AnswerOf<typeof listCurrencies> {
  return { currencies: currenciesOf(person).map(describeCurrency) }
}
