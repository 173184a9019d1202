import { closePortfolio as closePortfolioCall } from '@kinfold/contract/operator/portfolio/close-portfolio'
import { chooseAtMaturity as chooseAtMaturityCall } from '@kinfold/contract/portfolio/choose-at-maturity'
import { deletePortfolio as deletePortfolioCall } from '@kinfold/contract/portfolio/delete-portfolio'
import { getPortfolio as getPortfolioCall } from '@kinfold/contract/portfolio/get-portfolio'
import { getPortfolioCertificate as getPortfolioCertificateCall } from '@kinfold/contract/portfolio/get-portfolio-certificate'
import { getPortfolioMovement as getPortfolioMovementCall } from '@kinfold/contract/portfolio/get-portfolio-movement'
import { getPortfolioPdf as getPortfolioPdfCall } from '@kinfold/contract/portfolio/get-portfolio-pdf'
import { getPortfolioSummary as getPortfolioSummaryCall } from '@kinfold/contract/portfolio/get-portfolio-summary'
import { getSummaryByPlan as getSummaryByPlanCall } from '@kinfold/contract/portfolio/get-summary-by-plan'
import { initializePortfolio as initializePortfolioCall } from '@kinfold/contract/portfolio/initialize-portfolio'
import { listPortfolioMovements as listPortfolioMovementsCall } from '@kinfold/contract/portfolio/list-portfolio-movements'
import { listPortfolios as listPortfoliosCall } from '@kinfold/contract/portfolio/list-portfolios'
import { topUpPortfolio as topUpPortfolioCall } from '@kinfold/contract/portfolio/top-up-portfolio'
import { moneyRoute, preparedRoute, type Route, signedInRoute } from '../../calls/route.ts'
import { startsPayment } from '../payment/starts-payment.ts'
import type { Services } from '../services.ts'
import { chooseAtMaturity } from './choose-at-maturity.ts'
import { closePortfolio } from './close-portfolio.ts'
import { deletePortfolio } from './delete-portfolio.ts'
import { getPortfolio } from './get-portfolio.ts'
import { getPortfolioCertificate } from './get-portfolio-certificate.ts'
import { getPortfolioMovement } from './get-portfolio-movement.ts'
import { getPortfolioPdf } from './get-portfolio-pdf.ts'
import { getPortfolioSummary } from './get-portfolio-summary.ts'
import { getSummaryByPlan } from './get-summary-by-plan.ts'
import { initializePortfolio } from './initialize-portfolio.ts'
import { listPortfolioMovements } from './list-portfolio-movements.ts'
import { listPortfolios } from './list-portfolios.ts'
import { topUpPortfolio } from './top-up-portfolio.ts'

export function portfolioRoutes(services: Services): readonly Route[] {
  const first = startsPayment(services, initializePortfolio)
  const further = startsPayment(services, topUpPortfolio)
  return [
    preparedRoute(initializePortfolioCall, first.prepare, first.begin),
    preparedRoute(topUpPortfolioCall, further.prepare, further.begin),
    signedInRoute(listPortfoliosCall, call => listPortfolios(services, call)),
    signedInRoute(getPortfolioCall, call => getPortfolio(services, call)),
    signedInRoute(getPortfolioCertificateCall, call => getPortfolioCertificate(services, call)),
    signedInRoute(getPortfolioPdfCall, call => getPortfolioPdf(services, call)),
    signedInRoute(listPortfolioMovementsCall, call => listPortfolioMovements(services, call)),
    signedInRoute(getPortfolioMovementCall, call => getPortfolioMovement(services, call)),
    signedInRoute(getPortfolioSummaryCall, call => getPortfolioSummary(services, call)),
    signedInRoute(getSummaryByPlanCall, call => getSummaryByPlan(services, call)),
    signedInRoute(chooseAtMaturityCall, call => chooseAtMaturity(services, call)),
    signedInRoute(deletePortfolioCall, call => deletePortfolio(services, call)),
    moneyRoute(closePortfolioCall, call => closePortfolio(services, call)),
  ]
}
