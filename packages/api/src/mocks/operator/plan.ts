import { createPlan } from '@kinfold/contract/operator/plan/create-plan'
import { listManagedPlans } from '@kinfold/contract/operator/plan/list-managed-plans'
import { planStateProblem } from '@kinfold/contract/operator/plan/plan-state-problem'
import { updatePlan } from '@kinfold/contract/operator/plan/update-plan'
import { closePortfolio } from '@kinfold/contract/operator/portfolio/close-portfolio'
import { closingProblem } from '@kinfold/contract/operator/portfolio/closing-problem'
import { versionProblem } from '@kinfold/contract/operator/version-problem'
import type { Plan } from '@kinfold/contract/plan/plan'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { allPortfoliosOf } from '@kinfold/personas/answers/portfolios-of'
import { managedPlans as demoManagedPlans } from '@kinfold/personas/desk/managed-plans'
import { people } from '@kinfold/personas/people/people'
import { demoPlans } from '@kinfold/personas/plans/demo-plans'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import type { MockedCall } from '../read-mocked-call.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'

/** What a new plan is that says nothing of these. */
const silent: Words = {
  returns_weighting: 'value',
  tells_size: false,
  suited_for: null,
  risk: null,
  holdings: null,
}

type Words = Pick<Plan, 'returns_weighting' | 'tells_size' | 'suited_for' | 'risk' | 'holdings'>

/** What a body says of these, and of what it leaves out what was said before. */
function wordsOf(
  body: { readonly [Word in keyof Words]?: Words[Word] | undefined },
  before: Words,
): Words {
  const {
    returns_weighting = before.returns_weighting,
    tells_size = before.tells_size,
    suited_for = before.suited_for,
    risk = before.risk,
    holdings = before.holdings,
  } = body
  return { returns_weighting, tells_size, suited_for, risk, holdings }
}

export const operatorPlanMocks = {
  listManagedPlans: mock(listManagedPlans, {
    ok: () => ({ plans: [...demoManagedPlans] }),
    empty: () => ({ plans: [] }),
  }),
  createPlan: mock(createPlan, {
    ok: ({ body }) => {
      const id = Math.max(...demoPlans.map(plan => plan.id)) + 1
      const words = wordsOf(body, silent)
      const plan = { ...body, ...words, id, size: null, is_posting_returns: false }
      return { plan, version: 1, portfolios: 0, value: 0, months_with_returns: [] }
    },
  }),
  updatePlan: mock(updatePlan, {
    ok: ({ params, body: { version, ...changes } }) => {
      const managed = demoManagedPlans.find(({ plan }) => String(plan.id) === params.id)
      if (!managed) return new Refusal('not_found')
      refuseFor(versionProblem(managed, version))
      const state = planStateProblem(managed.plan.state, changes.state)
      if (state !== undefined) return new Refusal('validation_failed', { fields: { state } })
      const words = wordsOf(changes, managed.plan)
      const plan = { ...managed.plan, ...changes, ...words }
      const size = plan.tells_size ? plan.size : null
      return { ...managed, plan: { ...plan, size }, version: version + 1 }
    },
  }),
  closePortfolio: mock(closePortfolio, {
    ok: call => {
      const portfolio = openPortfolio(call)
      return {
        ...portfolio,
        status: 'closed',
        paid_out: portfolio.paid_out - portfolio.value,
        value: 0,
        is_recurring: false,
        first_closed_at_value: null,
      }
    },
    /** Another has to close it as well. */
    first: call => ({ ...openPortfolio(call), first_closed_at_value: null }),
    /** Another has closed it when it held less, so another has to close it as well. */
    changed: call => {
      const portfolio = openPortfolio(call)
      return { ...portfolio, first_closed_at_value: Math.floor(portfolio.value / 2) }
    },
  }),
}

function openPortfolio(call: MockedCall<typeof closePortfolio>): Portfolio {
  const owner = Object.values(people).find(person =>
    allPortfoliosOf(person).some(({ id }) => id === call.params.id),
  )
  const portfolio = found(owner === undefined ? [] : allPortfoliosOf(owner), call.params.id)
  const memberId = owner?.customer.id ?? ''
  refuseFor(closingProblem({ status: portfolio.status, memberId }, decidedBy(call).decided_by.id))
  return portfolio
}
