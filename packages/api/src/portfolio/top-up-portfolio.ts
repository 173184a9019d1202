import { topUpPortfolio } from '@kinfold/contract/portfolio/top-up-portfolio'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { notificationsKey } from '../notification/list-notifications.ts'
import { paymentsKey } from '../payment/list-payments.ts'
import { paymentMessage } from '../payment/payment-message.ts'
import { subscriptionsKey } from '../subscription/list-subscriptions.ts'
import { walletsKey } from '../wallet/get-wallets.ts'
import { transactionsKey } from '../wallet/list-transactions.ts'
import { portfolioKey } from './get-portfolio.ts'
import { portfolioCourseKey } from './get-portfolio-course.ts'
import { portfolioSummaryKey } from './get-portfolio-summary.ts'
import { summaryByPlanKey } from './get-summary-by-plan.ts'
import { portfolioMovementsKey } from './list-portfolio-movements.ts'
import { portfoliosKey } from './list-portfolios.ts'

export const topUpPortfolioMutation = mutation('POST /portfolio/top-up/:id', topUpPortfolio, {
  invalidates: [
    portfoliosKey,
    portfolioKey,
    portfolioCourseKey,
    portfolioMovementsKey,
    portfolioSummaryKey,
    summaryByPlanKey,
    subscriptionsKey,
    paymentsKey,
    walletsKey,
    transactionsKey,
    notificationsKey,
    customerKey,
  ],
  success: ({ status }) => paymentMessage(status),
})

export const useTopUpPortfolio = () => useMutation(topUpPortfolioMutation)
