import { closePortfolio as closePortfolioCall } from '@kinfold/contract/operator/portfolio/close-portfolio'
import type { Route } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { closePortfolio } from './close-portfolio.ts'

export function maturityRoutes(services: Services): readonly Route[] {
  return [operatorRoute(services, closePortfolioCall, call => closePortfolio(services, call))]
}
