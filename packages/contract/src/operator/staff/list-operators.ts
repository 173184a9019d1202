import { array, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { Operator } from './operator.ts'

export const listOperators = endpoint({
  summary: 'Who works at the desk, and in which roles.',
  method: 'GET',
  path: '/operator/staff',
  access: 'administrator',
  response: type({ operators: array(Operator) }),
})
