import { type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { Count } from '../../fields/whole-number.ts'

export const countAudiences = endpoint({
  summary: 'How many members a notice to each audience would reach now.',
  method: 'GET',
  path: '/operator/notice/audience',
  access: 'operator',
  response: type({ everyone: Count, nigerian_members: Count, global_members: Count }),
})
