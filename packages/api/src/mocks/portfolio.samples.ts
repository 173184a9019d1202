import { chooseAtMaturity } from '@kinfold/contract/portfolio/choose-at-maturity'
import { deletePortfolio } from '@kinfold/contract/portfolio/delete-portfolio'
import { getPortfolio } from '@kinfold/contract/portfolio/get-portfolio'
import { getPortfolioCertificate } from '@kinfold/contract/portfolio/get-portfolio-certificate'
import { getPortfolioCourse } from '@kinfold/contract/portfolio/get-portfolio-course'
import { getPortfolioMovement } from '@kinfold/contract/portfolio/get-portfolio-movement'
import { getPortfolioPdf } from '@kinfold/contract/portfolio/get-portfolio-pdf'
import { getPortfolioSummary } from '@kinfold/contract/portfolio/get-portfolio-summary'
import { getSummaryByPlan } from '@kinfold/contract/portfolio/get-summary-by-plan'
import { initializePortfolio } from '@kinfold/contract/portfolio/initialize-portfolio'
import { listPortfolioMovements } from '@kinfold/contract/portfolio/list-portfolio-movements'
import { listPortfolios } from '@kinfold/contract/portfolio/list-portfolios'
import { namePortfolio } from '@kinfold/contract/portfolio/name-portfolio'
import { setPortfolioGoal } from '@kinfold/contract/portfolio/set-portfolio-goal'
import { topUpPortfolio } from '@kinfold/contract/portfolio/top-up-portfolio'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { dayo } from '@kinfold/personas/people/people'
import { sampleCall } from './sample-call.ts'
import { idOf, portfolioId } from './sample-ids.ts'

const fundedId = portfolioId('dayo growth pool')

export const portfolioSamples = {
  chooseAtMaturity: sampleCall(chooseAtMaturity, {
    params: { id: portfolioId('dayo purple naira') },
    body: { at_maturity: 'pay_out' },
  }),
  deletePortfolio: sampleCall(
    deletePortfolio,
    { params: { id: portfolioId('funmi growth pool') } },
    'funmi',
  ),
  getPortfolioMovement: sampleCall(getPortfolioMovement, {
    params: { id: idOf(paymentsOf(dayo), ({ portfolio_id }) => portfolio_id === fundedId) },
    query: { portfolio_id: fundedId },
  }),
  getPortfolioCertificate: sampleCall(getPortfolioCertificate, {
    params: { id: portfolioId('dayo purple naira') },
  }),
  getPortfolioCourse: sampleCall(getPortfolioCourse, { params: { id: fundedId } }),
  getPortfolioPdf: sampleCall(getPortfolioPdf, {
    params: { id: portfolioId('dayo purple naira') },
  }),
  getPortfolioSummary: sampleCall(getPortfolioSummary, {}),
  getPortfolio: sampleCall(getPortfolio, { params: { id: portfolioId('dayo purple naira') } }),
  getSummaryByPlan: sampleCall(getSummaryByPlan, {}),
  initializePortfolio: sampleCall(initializePortfolio, {
    body: { amount: 50_000, gateway: 'card', product_id: 1, redirect_url: '/dashboard/overview' },
  }),
  listPortfolioMovements: sampleCall(listPortfolioMovements, {
    params: { id: portfolioId('dayo purple naira') },
    query: { per_page: 10 },
  }),
  listPortfolios: sampleCall(listPortfolios, { query: { currency: 'NGN' } }),
  namePortfolio: sampleCall(namePortfolio, { params: { id: fundedId }, body: { name: 'A house' } }),
  setPortfolioGoal: sampleCall(setPortfolioGoal, {
    params: { id: fundedId },
    body: { goal: { amount: 3_000_000, by: '2028-09-01' } },
  }),
  topUpPortfolio: sampleCall(topUpPortfolio, {
    params: { id: portfolioId('dayo growth pool') },
    body: { amount: 5000, gateway: 'wallet', target_wallet: 'NGN' },
  }),
}
