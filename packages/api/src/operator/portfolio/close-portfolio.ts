import { closePortfolio } from '@kinfold/contract/operator/portfolio/close-portfolio'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { memberKey } from '../member/get-member.ts'
import { accountPostingsKey } from '../member/list-account-postings.ts'
import { memberEventsKey } from '../member/list-member-events.ts'
import { managedPlansKey } from '../plan/list-managed-plans.ts'

export const closePortfolioMutation = mutation(
  'POST /operator/portfolio/close/:id',
  closePortfolio,
  {
    invalidates: [memberKey, memberEventsKey, accountPostingsKey, managedPlansKey],
    success: ({ status }) =>
      status === 'closed'
        ? 'The portfolio is closed, and its value is in the member’s wallet.'
        : 'Noted. It holds more than one approver closes alone, so another closes it as well.',
  },
)

export const useClosePortfolio = () => useMutation(closePortfolioMutation)
