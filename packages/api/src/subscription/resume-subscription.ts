import { resumeSubscription } from '@kinfold/contract/subscription/resume-subscription'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { subscriptionsKey } from './list-subscriptions.ts'

export const resumeSubscriptionMutation = mutation(
  'PATCH /subscription/resume/:id',
  resumeSubscription,
  { invalidates: [subscriptionsKey], success: 'Your recurring contribution goes on.' },
)

export const useResumeSubscription = () => useMutation(resumeSubscriptionMutation)
