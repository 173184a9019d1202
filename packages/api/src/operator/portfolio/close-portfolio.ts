import { formatMoney } from '@kinfold/contract/money/format-money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
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
    success: ({ status, currency, value, first_closed_at_value: before }) => {
      if (status === 'closed')
        return 'The portfolio is closed, and its value is in the member’s wallet.'
      if (before === null)
        return 'Noted. It holds more than one approver closes alone, so another closes it as well.'
      const text = (amount: number) => formatMoney(moneyFromWire(currency, amount))
      return `Noted. It held ${text(before)} when another approver closed it, and holds ${text(value)} now, so another closes it at that as well.`
    },
  },
)

export const useClosePortfolio = () => useMutation(closePortfolioMutation)
