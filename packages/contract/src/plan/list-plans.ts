import { array, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { Plan } from './plan.ts'

export const listPlans = endpoint({
  summary: 'The plans this member can see: a global member gets those in dollars only.',
  method: 'GET',
  path: '/product/pools',
  access: 'member',
  response: type({ pools: array(Plan) }),
})
