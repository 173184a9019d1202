import { array, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Resource } from './resource.ts'

export const listResources = endpoint({
  summary: 'Courses, articles and documents for members, newest first.',
  method: 'GET',
  path: '/resource',
  access: 'member',
  response: type({ resources: array(Resource) }),
})
