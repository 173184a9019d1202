import type { Plan } from '@kinfold/contract/plan/plan'
import { beginningProblem } from '@kinfold/contract/portfolio/beginning-problem'
import { certificateProblem } from '@kinfold/contract/portfolio/certificate-problem'
import { choiceProblem } from '@kinfold/contract/portfolio/choice-problem'
import { chooseAtMaturity } from '@kinfold/contract/portfolio/choose-at-maturity'
import { deletePortfolio } from '@kinfold/contract/portfolio/delete-portfolio'
import { deletionProblem } from '@kinfold/contract/portfolio/deletion-problem'
import { getPortfolio } from '@kinfold/contract/portfolio/get-portfolio'
import { getPortfolioCertificate } from '@kinfold/contract/portfolio/get-portfolio-certificate'
import { getPortfolioCourse } from '@kinfold/contract/portfolio/get-portfolio-course'
import { getPortfolioMovement } from '@kinfold/contract/portfolio/get-portfolio-movement'
import { getPortfolioPdf } from '@kinfold/contract/portfolio/get-portfolio-pdf'
import { getPortfolioSummary } from '@kinfold/contract/portfolio/get-portfolio-summary'
import { getSummaryByPlan } from '@kinfold/contract/portfolio/get-summary-by-plan'
import { goalDayProblem, goalProblem } from '@kinfold/contract/portfolio/goal-problem'
import { initializePortfolio } from '@kinfold/contract/portfolio/initialize-portfolio'
import { listPortfolioMovements } from '@kinfold/contract/portfolio/list-portfolio-movements'
import { listPortfolios } from '@kinfold/contract/portfolio/list-portfolios'
import { namePortfolio } from '@kinfold/contract/portfolio/name-portfolio'
import { setPortfolioGoal } from '@kinfold/contract/portfolio/set-portfolio-goal'
import { topUpPortfolio } from '@kinfold/contract/portfolio/top-up-portfolio'
import { topUpProblem } from '@kinfold/contract/portfolio/top-up-problem'
import { plansOf } from '@kinfold/personas/answers/plans-of'
import { portfolioSummaryOf, summaryByPlanOf } from '@kinfold/personas/answers/portfolio-summary-of'
import {
  allPortfoliosOf,
  portfolioCourseOf,
  portfolioMovementsOf,
  portfoliosOf,
} from '@kinfold/personas/answers/portfolios-of'
import { movementReceiptOf } from '@kinfold/personas/answers/receipts-of'
import { demoId } from '@kinfold/personas/demo-id'
import { bola } from '@kinfold/personas/people/people'
import { demoPlans } from '@kinfold/personas/plans/demo-plans'
import { portfolioFacts } from '@kinfold/personas/portfolios/portfolio-facts'
import { referenceDay } from '@kinfold/personas/reference-day'
import { beginPayment } from './begin-payment.ts'
import { emptyPage } from './empty-page.ts'
import { emptyPdf } from './empty-pdf.ts'
import { found } from './found.ts'
import { mock } from './mock.ts'
import { type CallerName, memberOf } from './mock-caller.ts'
import { Refusal, refuseFor } from './refusal.ts'

interface PortfolioCall {
  readonly as: CallerName | undefined
  readonly params: { readonly id: string }
}

function findPlan(id: Plan['id']): Plan {
  const plan = demoPlans.find(each => each.id === id)
  if (!plan) throw new Refusal('not_found')
  return plan
}

const ownPortfolio = (call: PortfolioCall) => found(allPortfoliosOf(memberOf(call)), call.params.id)

export const portfolioMocks = {
  listPortfolios: mock(listPortfolios, {
    ok: call => portfoliosOf(memberOf(call), call.query),
    empty: emptyPage,
  }),
  getPortfolio: mock(getPortfolio, { ok: ownPortfolio }),
  getPortfolioCourse: mock(getPortfolioCourse, {
    ok: call => portfolioCourseOf(found(portfolioFacts, ownPortfolio(call).id).key),
  }),
  listPortfolioMovements: mock(listPortfolioMovements, {
    ok: call => {
      const { id } = ownPortfolio(call)
      return portfolioMovementsOf(found(portfolioFacts, id).key, {
        page: call.query.page ?? 1,
        ...(call.query.per_page === undefined ? {} : { per_page: call.query.per_page }),
      })
    },
    empty: emptyPage,
  }),
  getPortfolioMovement: mock(getPortfolioMovement, {
    ok: call => {
      const member = memberOf(call)
      found(allPortfoliosOf(member), call.query.portfolio_id)
      const { key } = found(portfolioFacts, call.query.portfolio_id)
      return movementReceiptOf(member, key, call.params.id) ?? new Refusal('not_found')
    },
  }),
  getPortfolioSummary: mock(getPortfolioSummary, {
    ok: call => portfolioSummaryOf(memberOf(call)),
    /** Nothing contributed yet. */
    empty: () => portfolioSummaryOf(bola),
  }),
  getSummaryByPlan: mock(getSummaryByPlan, {
    ok: call => summaryByPlanOf(memberOf(call)),
    empty: () => ({ products: [] }),
  }),
  getPortfolioCertificate: mock(getPortfolioCertificate, {
    ok: call => {
      refuseFor(certificateProblem(ownPortfolio(call).status))
      return emptyPdf
    },
  }),
  getPortfolioPdf: mock(getPortfolioPdf, {
    ok: call => {
      ownPortfolio(call)
      return emptyPdf
    },
  }),
  initializePortfolio: mock(initializePortfolio, {
    ok: call => {
      const member = memberOf(call)
      const { body } = call
      const plan = plansOf(member).pools.find(({ id }) => id === body.product_id)
      if (!plan) return new Refusal('not_found')
      refuseFor(beginningProblem(plan, body.amount))
      return beginPayment(member, body, {
        purpose: 'portfolio',
        currency: plan.currency,
        portfolioId: demoId('portfolio', member.key, plan.id, body.amount),
      })
    },
  }),
  topUpPortfolio: mock(topUpPortfolio, {
    ok: call => {
      const own = ownPortfolio(call)
      const { currency } = own
      refuseFor(topUpProblem(own.status, findPlan(own.plan.id), call.body.amount))
      return beginPayment(memberOf(call), call.body, {
        purpose: own.status === 'active' ? 'top_up' : 'portfolio',
        currency,
        portfolioId: own.id,
      })
    },
  }),
  namePortfolio: mock(namePortfolio, {
    ok: call => ({ ...ownPortfolio(call), name: call.body.name || null }),
  }),
  setPortfolioGoal: mock(setPortfolioGoal, {
    ok: call => {
      const own = ownPortfolio(call)
      const { goal } = call.body
      refuseFor(goalProblem(own))
      const by = goal ? goalDayProblem(goal.by, referenceDay) : undefined
      return by ? new Refusal('validation_failed', { fields: { by } }) : { ...own, goal }
    },
  }),
  chooseAtMaturity: mock(chooseAtMaturity, {
    ok: call => {
      const own = ownPortfolio(call)
      const { at_maturity } = call.body
      const facts = { ...own, plan: findPlan(own.plan.id) }
      refuseFor(choiceProblem(facts, at_maturity, referenceDay))
      return { ...own, at_maturity }
    },
  }),
  deletePortfolio: mock(deletePortfolio, {
    ok: call => {
      refuseFor(deletionProblem(ownPortfolio(call)))
      return { done: true }
    },
  }),
}
