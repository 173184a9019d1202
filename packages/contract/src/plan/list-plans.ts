import { array, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { ChargeExample } from '../payment/charge-example.ts'
import { Plan } from './plan.ts'

export const listPlans = endpoint({
  summary: 'The plans this member can see: a global member gets those in dollars only.',
  method: 'GET',
  path: '/product/pools',
  access: 'member',
  response: type({
    pools: array(Plan),
    /** What each way of paying costs on the amounts that these plans are explained with. */
    charges: array(ChargeExample),
  }),
})
