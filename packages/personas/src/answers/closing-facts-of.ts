import type { ClosingFacts } from '@kinfold/contract/closing/closing-obstacles'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import { demoChargebacks } from '../desk/demo-chargebacks.ts'
import { demoRefunds } from '../desk/demo-refunds.ts'
import type { Person } from '../people/person.ts'
import { paymentsOf } from './payments-of.ts'
import { allPortfoliosOf } from './portfolios-of.ts'
import { allSubscriptionsOf } from './subscriptions-of.ts'
import { walletsOf } from './wallets-of.ts'
import { withdrawalsOf } from './withdrawals-of.ts'

/** What somebody of the demo club has that keeps them from closing their account. */
export function closingFactsOf(person: Person): ClosingFacts {
  const { ngn, usd } = walletsOf(person)
  const wallets = ngn === null ? [usd] : [ngn, usd]
  const portfolios = allPortfoliosOf(person)
  const { id, kyc_status, poa_status } = person.customer
  const isTheirs = ({ member }: { readonly member: { readonly id: string } | null }) =>
    member?.id === id
  const statuses = <Status>(list: readonly { readonly status: Status }[]) =>
    list.map(({ status }) => status)
  return {
    isOperator: false,
    owes: wallets.some(({ owed }) => owed > 0),
    hasMoney: wallets.some(({ balance, held }) => balance !== 0 || held !== 0),
    hasInvested: portfolios.some(({ value }) => value !== 0),
    portfolios: statuses(portfolios),
    payments: statuses(paymentsOf(person)),
    withdrawals: statuses(withdrawalsOf(person, { per_page: maximumPerPage }).items),
    subscriptions: statuses(allSubscriptionsOf(person)),
    refunds: statuses(demoRefunds.filter(isTheirs)),
    chargebacks: statuses(demoChargebacks.filter(isTheirs)),
    documents: [kyc_status, poa_status],
  }
}
