import { cancelPayment as cancelPaymentCall } from '@kinfold/contract/payment/cancel-payment'
import { getPaymentStatus as getPaymentStatusCall } from '@kinfold/contract/payment/get-payment-status'
import { deletePortfolio as deletePortfolioCall } from '@kinfold/contract/portfolio/delete-portfolio'
import { preparedRoute, type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { cancelPayment, prepareCancellation } from './cancel-payment.ts'
import { deletePortfolio } from './delete-portfolio.ts'
import { getPaymentStatus } from './get-payment-status.ts'

export function arrivalRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(getPaymentStatusCall, call => getPaymentStatus(services, call)),
    preparedRoute(
      cancelPaymentCall,
      call => prepareCancellation(services, call),
      call => cancelPayment(services, call),
    ),
    signedInRoute(deletePortfolioCall, call => deletePortfolio(services, call)),
  ]
}
