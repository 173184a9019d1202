import { cancelPayment } from '@kinfold/contract/payment/cancel-payment'
import { customerKey } from '../account/get-customer.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { notificationsKey } from '../notification/list-notifications.ts'
import { portfolioKey } from '../portfolio/get-portfolio.ts'
import { portfolioSummaryKey } from '../portfolio/get-portfolio-summary.ts'
import { summaryByPlanKey } from '../portfolio/get-summary-by-plan.ts'
import { portfoliosKey } from '../portfolio/list-portfolios.ts'
import { subscriptionsKey } from '../subscription/list-subscriptions.ts'
import { transactionKey } from '../wallet/get-transaction.ts'
import { transactionsKey } from '../wallet/list-transactions.ts'
import { paymentStatusKey } from './get-payment-status.ts'
import { paymentsKey } from './list-payments.ts'

export const cancelPaymentMutation = mutation('PATCH /payment/cancel/:id', cancelPayment, {
  invalidates: [
    paymentsKey,
    paymentStatusKey,
    portfoliosKey,
    portfolioKey,
    portfolioSummaryKey,
    summaryByPlanKey,
    subscriptionsKey,
    transactionsKey,
    transactionKey,
    notificationsKey,
    customerKey,
  ],
  success: 'Your payment is cancelled.',
})

export const useCancelPayment = () => useMutation(cancelPaymentMutation)
