// The ids used by samples, found by properties of the demo club.
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { withdrawalsOf } from '@kinfold/personas/answers/withdrawals-of'
import { people } from '@kinfold/personas/people/people'
import type { PersonKey } from '@kinfold/personas/people/person'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'

/** The id of the first match; throws when the demo club has none. */
export function idOf<T extends { readonly id: string }>(
  list: readonly T[],
  isMeant: (item: T) => boolean = () => true,
): string {
  const item = list.find(isMeant)
  if (item === undefined) throw new RangeError('the demo club has nothing of that kind')
  return item.id
}

export const byKey = (key: string) => (item: { readonly key: string }) => item.key === key

export const byStatus = (status: string) => (item: { readonly status: string }) =>
  item.status === status

export const proposedBy =
  (name: string) =>
  ({ proposed_by }: { readonly proposed_by: { readonly name: string } }) =>
    proposed_by.name.startsWith(name)

export const portfolioId = (key: string) => portfolioFactsOf(key).id

export const withdrawalId = (owner: PersonKey, status: string) =>
  idOf(withdrawalsOf(people[owner], { per_page: maximumPerPage }).items, byStatus(status))

export const paymentId = (owner: PersonKey, status: string) =>
  idOf(paymentsOf(people[owner]), byStatus(status))
