import type { DemoPerson } from '@kinfold/contract/demo/list-demo-people'
import { operators } from '../operators/operators.ts'
import { people } from '../people/people.ts'

const members = Object.values(people)
  // Whoever has yet to prove their address has no account to sign in to.
  .filter(({ isEmailVerified }) => isEmailVerified)
  .map(({ customer, about }) => ({
    kind: 'member' as const,
    name: `${customer.first_name} ${customer.last_name}`,
    email: customer.email,
    about,
  }))

const staff = Object.values(operators).map(({ firstName, lastName, email, about }) => ({
  kind: 'operator' as const,
  name: `${firstName} ${lastName}`,
  email,
  about,
}))

/** What GET /demo/people answers in a sandbox. */
export const demoPeople: readonly DemoPerson[] = [...members, ...staff]
