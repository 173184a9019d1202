import { array, enums, type Infer, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Email } from '../fields/email.ts'

/** Somebody of the demo club, whom anybody may be. */
export const DemoPerson = type({
  kind: enums(['member', 'operator']),
  name: string(),
  email: Email,
  /** What they are there to show. */
  about: string(),
})
export type DemoPerson = Infer<typeof DemoPerson>

export const listDemoPeople = endpoint({
  summary: 'Who may be signed in as with one press. A live club has nobody of the kind.',
  method: 'GET',
  path: '/demo/people',
  access: 'visitor',
  response: type({ people: array(DemoPerson) }),
})
