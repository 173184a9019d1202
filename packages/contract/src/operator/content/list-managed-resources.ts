import { array, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { ManagedResource } from './managed-resource.ts'

export const listManagedResources = endpoint({
  summary: 'The list that members see, for the desk.',
  method: 'GET',
  path: '/operator/resource',
  access: 'operator',
  response: type({ resources: array(ManagedResource) }),
})
