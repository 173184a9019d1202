import { chooseAtMaturity } from '@kinfold/contract/portfolio/choose-at-maturity'
import { deletePortfolio } from '@kinfold/contract/portfolio/delete-portfolio'
import { getPortfolio } from '@kinfold/contract/portfolio/get-portfolio'
import { getPortfolioPdf } from '@kinfold/contract/portfolio/get-portfolio-pdf'
import { getPortfolioSummary } from '@kinfold/contract/portfolio/get-portfolio-summary'
import { getSummaryByPlan } from '@kinfold/contract/portfolio/get-summary-by-plan'
import { initializePortfolio } from '@kinfold/contract/portfolio/initialize-portfolio'
import { listPortfolioMovements } from '@kinfold/contract/portfolio/list-portfolio-movements'
import { listPortfolios } from '@kinfold/contract/portfolio/list-portfolios'
import { topUpPortfolio } from '@kinfold/contract/portfolio/top-up-portfolio'
import { plansOf } from '@kinfold/personas/answers/plans-of'
import { portfolioSummaryOf, summaryByPlanOf } from '@kinfold/personas/answers/portfolio-summary-of'
import {
  allPortfoliosOf,
  portfolioMovementsOf,
  portfoliosOf,
} from '@kinfold/personas/answers/portfolios-of'
import { demoId } from '@kinfold/personas/demo-id'
import { bola } from '@kinfold/personas/people/people'
import { portfolioFacts } from '@kinfold/personas/portfolios/portfolio-facts'
import { beginPayment } from './begin-payment.ts'
import { emptyPage } from './empty-page.ts'
import { emptyPdf } from './empty-pdf.ts'
import { found } from './found.ts'
import { mock } from './mock.ts'
import { type CallerName, memberOf } from './mock-caller.ts'
import { Refusal } from './refusal.ts'

interface PortfolioCall {
  readonly as: CallerName | undefined
  readonly params: { readonly id: string }
}

const ownPortfolio = (call: PortfolioCall) => found(allPortfoliosOf(memberOf(call)), call.params.id)

export const portfolios = mock(listPortfolios, {
  ok: call => portfoliosOf(memberOf(call), call.query),
  empty: emptyPage,
})

export const portfolio = mock(getPortfolio, { ok: ownPortfolio })

export const portfolioMovements = mock(listPortfolioMovements, {
  ok: call => {
    const { id } = ownPortfolio(call)
    return portfolioMovementsOf(found(portfolioFacts, id).key, {
      page: call.query.page ?? 1,
      ...(call.query.per_page === undefined ? {} : { per_page: call.query.per_page }),
    })
  },
  empty: emptyPage,
})

export const portfolioSummary = mock(getPortfolioSummary, {
  ok: call => portfolioSummaryOf(memberOf(call)),
  /** Nothing contributed yet. */
  empty: () => portfolioSummaryOf(bola),
})

export const summaryByPlan = mock(getSummaryByPlan, {
  ok: call => summaryByPlanOf(memberOf(call)),
  empty: () => ({ products: [] }),
})

export const portfolioPdf = mock(getPortfolioPdf, {
  ok: call => {
    ownPortfolio(call)
    return emptyPdf
  },
})

export const portfolioBeginning = mock(initializePortfolio, {
  ok: call => {
    const member = memberOf(call)
    const { body } = call
    const plan = plansOf(member).pools.find(({ id }) => id === body.product_id)
    if (!plan) return new Refusal('not_found')
    if (plan.state !== 'open') return new Refusal('plan_closed')
    if (body.amount < plan.minimum) return new Refusal('below_minimum')
    return beginPayment(member, body, demoId('portfolio', member.key, plan.id, body.amount))
  },
})

export const portfolioTopUp = mock(topUpPortfolio, {
  ok: call => {
    const own = ownPortfolio(call)
    if (own.status !== 'active') return new Refusal('portfolio_not_open')
    return beginPayment(memberOf(call), call.body, own.id)
  },
})

export const maturityChoice = mock(chooseAtMaturity, {
  ok: call => ({ ...ownPortfolio(call), at_maturity: call.body.at_maturity }),
})

export const portfolioDeletion = mock(deletePortfolio, {
  ok: call =>
    ownPortfolio(call).contributed > 0 ? new Refusal('portfolio_funded') : { done: true },
})
