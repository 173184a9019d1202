import { literal, object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { SessionUser } from './session-user.ts'

export const agreeToTerms = endpoint({
  summary: 'Accepts the terms in force.',
  method: 'POST',
  path: '/customer/agree-to-terms',
  access: 'member',
  body: object({ accept_terms: literal(true) }),
  response: SessionUser,
})
