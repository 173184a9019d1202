import { listDemoPeople } from '@kinfold/contract/demo/list-demo-people'
import { signInAsDemo } from '@kinfold/contract/demo/sign-in-as-demo'
import { demoPeople } from '@kinfold/personas/answers/demo-people'
import { demoAccessToken, signedInAnswerOf } from '@kinfold/personas/answers/sign-in-answer-of'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { mock } from './mock.ts'
import { Refusal } from './refusal.ts'

export const demoMocks = {
  listDemoPeople: mock(listDemoPeople, {
    ok: () => ({ people: [...demoPeople] }),
    /** A live club. */
    empty: () => ({ people: [] }),
  }),
  signInAsDemo: mock(signInAsDemo, {
    ok: ({ body }) => {
      const person = Object.values(people).find(({ customer }) => customer.email === body.email)
      if (person?.isEmailVerified) return signedInAnswerOf(person)
      const operator = Object.values(operators).find(({ email }) => email === body.email)
      if (!operator) return new Refusal('not_found')
      return {
        user: { email: operator.email, is_email_verified: true, customer: null },
        authorization: { access_token: demoAccessToken(operator.key) },
      }
    },
  }),
}
