import { array, enums, object, size } from 'superstruct'
import { operatorRoles } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields/id.ts'
import { Operator } from './operator.ts'

export const updateRoles = endpoint({
  summary: 'Sets an operator’s roles; none takes them off the desk.',
  method: 'PATCH',
  path: '/operator/staff/roles/:id',
  access: 'administrator',
  params: { id: id<'operator'>() },
  body: object({ roles: size(array(enums(operatorRoles)), 0, operatorRoles.length) }),
  response: Operator,
  errors: ['last_administrator'],
})
