import { quotePayment as quotePaymentCall } from '@kinfold/contract/payment/quote-payment'
import { initializePortfolio as initializePortfolioCall } from '@kinfold/contract/portfolio/initialize-portfolio'
import { topUpPortfolio as topUpPortfolioCall } from '@kinfold/contract/portfolio/top-up-portfolio'
import { depositToWallet as depositToWalletCall } from '@kinfold/contract/wallet/deposit-to-wallet'
import { preparedRoute, type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { depositToWallet } from './deposit-to-wallet.ts'
import { initializePortfolio } from './initialize-portfolio.ts'
import { quotePayment } from './quote-payment.ts'
import { startsPayment } from './starts-payment.ts'
import { topUpPortfolio } from './top-up-portfolio.ts'

export function checkoutRoutes(services: Services): readonly Route[] {
  const first = startsPayment(services, initializePortfolio)
  const further = startsPayment(services, topUpPortfolio)
  const deposit = startsPayment(services, depositToWallet)
  return [
    signedInRoute(quotePaymentCall, call => quotePayment(services, call)),
    preparedRoute(initializePortfolioCall, first.prepare, first.begin),
    preparedRoute(topUpPortfolioCall, further.prepare, further.begin),
    preparedRoute(depositToWalletCall, deposit.prepare, deposit.begin),
  ]
}
