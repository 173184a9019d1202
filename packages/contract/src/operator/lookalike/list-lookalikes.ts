import { array, object, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { requiredText } from '../../fields/text.ts'
import { Lookalike } from './lookalike.ts'

export const listLookalikes = endpoint({
  summary: 'Transfers, and money that nobody announced, with the same bank’s reference.',
  method: 'GET',
  path: '/operator/lookalike',
  access: 'approver',
  query: object({ bank_reference: requiredText(100) }),
  response: type({ items: array(Lookalike) }),
})
