import { getPortfolioMovement as getPortfolioMovementCall } from '@kinfold/contract/portfolio/get-portfolio-movement'
import { getTransaction as getTransactionCall } from '@kinfold/contract/wallet/get-transaction'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { getPortfolioMovement } from './get-portfolio-movement.ts'
import { getTransaction } from './get-transaction.ts'

export function transactionRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(getTransactionCall, call => getTransaction(services, call)),
    signedInRoute(getPortfolioMovementCall, call => getPortfolioMovement(services, call)),
  ]
}
