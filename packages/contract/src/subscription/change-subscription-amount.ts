import { object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { AmountToPay } from '../money/wire-amount.ts'
import { Subscription } from './subscription.ts'

export const changeSubscriptionAmount = endpoint({
  summary: 'Changes what a recurring contribution charges from its next charge on.',
  method: 'PATCH',
  path: '/subscription/amount/:id',
  access: 'member',
  params: { id: id<'subscription'>() },
  body: object({ amount: AmountToPay }),
  response: Subscription,
  errors: ['subscription_not_changeable', 'subscription_charging'],
})
