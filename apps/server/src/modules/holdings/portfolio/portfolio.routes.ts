import { chooseAtMaturity as chooseAtMaturityCall } from '@kinfold/contract/portfolio/choose-at-maturity'
import { getPortfolio as getPortfolioCall } from '@kinfold/contract/portfolio/get-portfolio'
import { getPortfolioCertificate as getPortfolioCertificateCall } from '@kinfold/contract/portfolio/get-portfolio-certificate'
import { getPortfolioCourse as getPortfolioCourseCall } from '@kinfold/contract/portfolio/get-portfolio-course'
import { getPortfolioPdf as getPortfolioPdfCall } from '@kinfold/contract/portfolio/get-portfolio-pdf'
import { getPortfolioSummary as getPortfolioSummaryCall } from '@kinfold/contract/portfolio/get-portfolio-summary'
import { getSummaryByPlan as getSummaryByPlanCall } from '@kinfold/contract/portfolio/get-summary-by-plan'
import { listPortfolioMovements as listPortfolioMovementsCall } from '@kinfold/contract/portfolio/list-portfolio-movements'
import { listPortfolios as listPortfoliosCall } from '@kinfold/contract/portfolio/list-portfolios'
import { namePortfolio as namePortfolioCall } from '@kinfold/contract/portfolio/name-portfolio'
import { setPortfolioGoal as setPortfolioGoalCall } from '@kinfold/contract/portfolio/set-portfolio-goal'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { chooseAtMaturity } from './choose-at-maturity.ts'
import { getPortfolio } from './get-portfolio.ts'
import { getPortfolioCertificate } from './get-portfolio-certificate.ts'
import { getPortfolioCourse } from './get-portfolio-course.ts'
import { getPortfolioPdf } from './get-portfolio-pdf.ts'
import { getPortfolioSummary } from './get-portfolio-summary.ts'
import { getSummaryByPlan } from './get-summary-by-plan.ts'
import { listPortfolioMovements } from './list-portfolio-movements.ts'
import { listPortfolios } from './list-portfolios.ts'
import { namePortfolio } from './name-portfolio.ts'
import { setPortfolioGoal } from './set-portfolio-goal.ts'

export function portfolioRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listPortfoliosCall, call => listPortfolios(services, call)),
    signedInRoute(getPortfolioCall, call => getPortfolio(services, call)),
    signedInRoute(getPortfolioCourseCall, call => getPortfolioCourse(services, call)),
    signedInRoute(getPortfolioCertificateCall, call => getPortfolioCertificate(services, call)),
    signedInRoute(getPortfolioPdfCall, call => getPortfolioPdf(services, call)),
    signedInRoute(listPortfolioMovementsCall, call => listPortfolioMovements(services, call)),
    signedInRoute(getPortfolioSummaryCall, call => getPortfolioSummary(services, call)),
    signedInRoute(getSummaryByPlanCall, call => getSummaryByPlan(services, call)),
    signedInRoute(namePortfolioCall, call => namePortfolio(services, call)),
    signedInRoute(setPortfolioGoalCall, call => setPortfolioGoal(services, call)),
    signedInRoute(chooseAtMaturityCall, call => chooseAtMaturity(services, call)),
  ]
}
