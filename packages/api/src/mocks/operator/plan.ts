import { createPlan } from '@kinfold/contract/operator/plan/create-plan'
import { listManagedPlans } from '@kinfold/contract/operator/plan/list-managed-plans'
import { updatePlan } from '@kinfold/contract/operator/plan/update-plan'
import { closePortfolio } from '@kinfold/contract/operator/portfolio/close-portfolio'
import { closingProblem } from '@kinfold/contract/operator/portfolio/closing-problem'
import { allPortfoliosOf } from '@kinfold/personas/answers/portfolios-of'
import { managedPlans as demoManagedPlans } from '@kinfold/personas/desk/managed-plans'
import { people } from '@kinfold/personas/people/people'
import { demoPlans } from '@kinfold/personas/plans/demo-plans'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { Refusal, refuseFor } from '../refusal.ts'

export const operatorPlanMocks = {
  listManagedPlans: mock(listManagedPlans, {
    ok: () => ({ plans: [...demoManagedPlans] }),
    empty: () => ({ plans: [] }),
  }),
  createPlan: mock(createPlan, {
    ok: ({ body }) => ({ ...body, id: Math.max(...demoPlans.map(({ id }) => id)) + 1 }),
  }),
  updatePlan: mock(updatePlan, {
    ok: ({ params, body }) => {
      const plan = demoPlans.find(({ id }) => String(id) === params.id)
      return plan ? { ...plan, ...body } : new Refusal('not_found')
    },
  }),
  closePortfolio: mock(closePortfolio, {
    ok: ({ params }) => {
      const portfolio = found(Object.values(people).flatMap(allPortfoliosOf), params.id)
      refuseFor(closingProblem(portfolio.status))
      return { ...portfolio, status: 'closed', paid_out: portfolio.value, value: 0 }
    },
  }),
}
