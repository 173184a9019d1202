import type {
  MemberReference,
  OperatorReference,
} from '@kinfold/contract/operator/person-reference'
import { type OperatorKey, operators } from '../operators/operators.ts'
import { people } from '../people/people.ts'
import type { PersonKey } from '../people/person.ts'

export function memberReference(key: PersonKey): MemberReference {
  const { id, first_name, last_name, email } = people[key].customer
  return { id, name: `${first_name} ${last_name}`, email }
}

export function operatorReference(key: OperatorKey): OperatorReference {
  const { operatorId, firstName, lastName } = operators[key]
  return { id: operatorId, name: `${firstName} ${lastName}` }
}
