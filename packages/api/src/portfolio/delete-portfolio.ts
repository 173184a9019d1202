import { deletePortfolio } from '@kinfold/contract/portfolio/delete-portfolio'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { paymentsKey } from '../payment/list-payments.ts'
import { subscriptionsKey } from '../subscription/list-subscriptions.ts'
import { portfolioKey } from './get-portfolio.ts'
import { portfolioSummaryKey } from './get-portfolio-summary.ts'
import { summaryByPlanKey } from './get-summary-by-plan.ts'
import { portfoliosKey } from './list-portfolios.ts'

export const deletePortfolioMutation = mutation('POST /portfolio/delete/:id', deletePortfolio, {
  invalidates: [
    portfoliosKey,
    portfolioKey,
    portfolioSummaryKey,
    summaryByPlanKey,
    subscriptionsKey,
    paymentsKey,
  ],
  success: 'The portfolio is deleted.',
})

export const useDeletePortfolio = () => useMutation(deletePortfolioMutation)
