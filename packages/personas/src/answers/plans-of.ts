import type { AnswerOf } from '@kinfold/contract/endpoint'
import { currencySymbols } from '@kinfold/contract/money/currency'
import type { listPlans } from '@kinfold/contract/plan/list-plans'
import type { listCurrencies } from '@kinfold/contract/reference/list-currencies'
import { currenciesOf } from '../people/currencies-of.ts'
import type { Person } from '../people/person.ts'
import { demoPlans } from '../plans/demo-plans.ts'

/** What GET /product/pools answers: no drafts, and only the currencies the member holds. */
export function plansOf(person: Person): AnswerOf<typeof listPlans> {
  const currencies = currenciesOf(person)
  return {
    pools: demoPlans.filter(plan => plan.state !== 'draft' && currencies.includes(plan.currency)),
  }
}

const names = { NGN: 'Nigerian naira', USD: 'US dollar' } as const

/** What GET /customer/currencies answers. */
export function currenciesAnswerOf(person: Person): AnswerOf<typeof listCurrencies> {
  return {
    currencies: currenciesOf(person).map(code => ({
      code,
      name: names[code],
      symbol: currencySymbols[code],
    })),
  }
}
