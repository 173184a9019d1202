import { cancelSubscription } from '@kinfold/contract/subscription/cancel-subscription'
import { changeSubscriptionAmount } from '@kinfold/contract/subscription/change-subscription-amount'
import { listSubscriptions } from '@kinfold/contract/subscription/list-subscriptions'
import { pauseSubscription } from '@kinfold/contract/subscription/pause-subscription'
import { renewSubscriptionCard } from '@kinfold/contract/subscription/renew-subscription-card'
import { resumeSubscription } from '@kinfold/contract/subscription/resume-subscription'
import { skipSubscription } from '@kinfold/contract/subscription/skip-subscription'
import { subscriptionFacts } from '@kinfold/personas/subscriptions/subscription-facts'
import { sampleCall } from './sample-call.ts'
import { byKey, idOf } from './sample-ids.ts'

const subscription = (key: string) => ({ id: idOf(subscriptionFacts, byKey(key)) })
const dayos = subscription('dayo growth monthly')

export const subscriptionSamples = {
  cancelSubscription: sampleCall(cancelSubscription, { params: dayos }),
  changeSubscriptionAmount: sampleCall(changeSubscriptionAmount, {
    params: dayos,
    body: { amount: 60_000 },
  }),
  listSubscriptions: sampleCall(listSubscriptions, {}),
  pauseSubscription: sampleCall(pauseSubscription, { params: dayos }),
  renewSubscriptionCard: sampleCall(renewSubscriptionCard, {
    params: dayos,
    body: { redirect_url: '/dashboard/my-investments/recurring-investments' },
  }),
  resumeSubscription: sampleCall(
    resumeSubscription,
    { params: subscription('halima growth monthly') },
    'halima',
  ),
  skipSubscription: sampleCall(skipSubscription, {
    params: dayos,
    body: { period_on: '2026-06-30' },
  }),
}
