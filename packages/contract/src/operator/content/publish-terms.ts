import { object, string, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DateTime } from '../../fields/date-time.ts'
import { requiredLines, requiredText } from '../../fields/text.ts'
import { WebLink } from '../../fields/web-link.ts'

export const termsVersionUsed =
  'There were terms of this version already. Please give these another.'

export const publishTerms = endpoint({
  summary: 'Puts new terms in force; every member is asked to accept them.',
  method: 'POST',
  path: '/operator/terms/publish',
  access: 'administrator',
  body: object({
    version: requiredText(20),
    link: WebLink,
    /** What is different, in a few lines for members. */
    changes: requiredLines(600),
  }),
  response: type({ version: string(), link: string(), changes: string(), published_at: DateTime }),
  errors: ['conflict'],
})
