import { closePortfolio as closePortfolioCall } from '@kinfold/contract/operator/portfolio/close-portfolio'
import { moneyRoute, type Route } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { closePortfolio } from './close-portfolio.ts'

export function maturityRoutes(services: Services): readonly Route[] {
  return [moneyRoute(closePortfolioCall, call => closePortfolio(services, call))]
}
