import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { contributorProblem } from '@kinfold/contract/payment/contributor-problem'
import { cancelSubscription } from '@kinfold/contract/subscription/cancel-subscription'
import { cancellationProblem } from '@kinfold/contract/subscription/cancellation-problem'
import { changeProblem, skipProblem } from '@kinfold/contract/subscription/change-problem'
import { changeSubscriptionAmount } from '@kinfold/contract/subscription/change-subscription-amount'
import { afterPause, afterResume, afterSkip } from '@kinfold/contract/subscription/charge-state'
import { listSubscriptions } from '@kinfold/contract/subscription/list-subscriptions'
import { pauseSubscription } from '@kinfold/contract/subscription/pause-subscription'
import { renewSubscriptionCard } from '@kinfold/contract/subscription/renew-subscription-card'
import { resumeSubscription } from '@kinfold/contract/subscription/resume-subscription'
import { skipSubscription } from '@kinfold/contract/subscription/skip-subscription'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { paymentInitiationOf } from '@kinfold/personas/answers/payment-initiation-of'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { allSubscriptionsOf, subscriptionsOf } from '@kinfold/personas/answers/subscriptions-of'
import { emptyPage } from './empty-page.ts'
import { found } from './found.ts'
import { mock } from './mock.ts'
import { type CallerName, memberOf } from './mock-caller.ts'
import { now } from './now.ts'
import { refuseFor } from './refusal.ts'

interface SubscriptionCall {
  readonly as: CallerName | undefined
  readonly params: { readonly id: string }
}

const ownOf = (call: SubscriptionCall) => found(allSubscriptionsOf(memberOf(call)), call.params.id)

const chargesOf = ({ last_charged_at }: Subscription) => ({
  today: dayInLagos(new Date()),
  chargedOn: last_charged_at && dayInLagos(new Date(last_charged_at)),
})

export const subscriptionMocks = {
  listSubscriptions: mock(listSubscriptions, {
    ok: call => subscriptionsOf(memberOf(call), call.query),
    empty: emptyPage,
  }),
  pauseSubscription: mock(pauseSubscription, {
    ok: call => {
      const own = ownOf(call)
      refuseFor(changeProblem('pause', own))
      return { ...own, ...afterPause(own) }
    },
  }),
  resumeSubscription: mock(resumeSubscription, {
    ok: call => {
      const own = ownOf(call)
      refuseFor(changeProblem('resume', own))
      return { ...own, ...afterResume(own, own, chargesOf(own)) }
    },
  }),
  skipSubscription: mock(skipSubscription, {
    ok: call => {
      const own = ownOf(call)
      refuseFor(skipProblem(own, call.body.period_on))
      return { ...own, ...afterSkip(own, own, chargesOf(own)) }
    },
  }),
  changeSubscriptionAmount: mock(changeSubscriptionAmount, {
    ok: call => {
      const own = ownOf(call)
      refuseFor(changeProblem('amount', own))
      return { ...own, amount: call.body.amount }
    },
  }),
  renewSubscriptionCard: mock(renewSubscriptionCard, {
    ok: call => {
      const own = ownOf(call)
      refuseFor(contributorProblem(sessionUserOf(memberOf(call))))
      refuseFor(changeProblem('card', own))
      return paymentInitiationOf(own.gateway, own.portfolio_id)
    },
  }),
  cancelSubscription: mock(cancelSubscription, {
    ok: call => {
      const own = ownOf(call)
      refuseFor(cancellationProblem(own.status))
      return {
        ...own,
        status: 'cancelled',
        period_on: null,
        next_charge_on: null,
        card: null,
        cancelled_at: now(),
      }
    },
  }),
}
