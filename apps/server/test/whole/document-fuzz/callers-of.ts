import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import type { Operation } from './part.ts'

/** Ada can't sign in. */
export const members = Object.values(people)
  .filter(({ key }) => key !== 'ada')
  .map(({ customer }) => customer.email)
const { ngozi, tunde, uche, zainab } = operators

const emails: Readonly<Record<string, readonly string[]>> = {
  operators: [ngozi, tunde, uche, zainab].map(({ email }) => email),
  reviewers: [ngozi.email, zainab.email],
  approvers: [tunde.email, uche.email],
  administrators: [uche.email, zainab.email],
}

/** Who may call, by what the call is described with. */
export const callersOf = ({ description }: Operation): readonly string[] =>
  emails[/^For (\w+)/.exec(description)?.[1] ?? ''] ?? members
