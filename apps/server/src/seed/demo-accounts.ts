import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'

export type DemoAccount = { readonly email: string; readonly about: string }

export const demoMembers: readonly DemoAccount[] = Object.values(people).map(
  ({ customer, about }) => ({ email: customer.email, about }),
)

export const demoOperators: readonly DemoAccount[] = Object.values(operators).map(
  ({ email, about }) => ({ email, about }),
)
