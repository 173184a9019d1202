import { literal, object, optional } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { requiredText } from '../fields/text.ts'
import { SessionUser } from './session-user.ts'

/** Newer terms came into force between reading and accepting. */
export const termsChangedAgain =
  'The terms changed again while you were reading. Please read the new ones, and accept those.'

export const agreeToTerms = endpoint({
  summary: 'Accepts the terms in force.',
  method: 'POST',
  path: '/customer/agree-to-terms',
  access: 'member',
  body: object({
    accept_terms: literal(true),
    /** The one that was read: others than those in force can’t be accepted. Pages of an earlier release send none. */
    version: optional(requiredText(100)),
  }),
  response: SessionUser,
  errors: ['conflict'],
})
