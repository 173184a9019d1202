import type { AnswerOf } from '@kinfold/contract/endpoint'
import type { listTerms } from '@kinfold/contract/operator/content/list-terms'
import { people } from '../people/people.ts'

const told = Object.values(people).filter(
  ({ isEmailVerified, customer }) => isEmailVerified && customer.status !== 'closed',
)
const accepted = told.filter(({ hasAcceptedTerms }) => hasAcceptedTerms).length

/** What GET /operator/terms answers: those of the settings, until some are published. */
export const termsOnRecord: AnswerOf<typeof listTerms> = {
  in_force: {
    version: '1',
    link: 'https://kinfold.example/terms',
    changes: null,
    published_at: null,
    published_by: null,
  },
  earlier: [],
  accepted,
  waiting: told.length - accepted,
}
