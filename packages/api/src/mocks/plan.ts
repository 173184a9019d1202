import { listPlanReturns } from '@kinfold/contract/plan/list-plan-returns'
import { listPlans } from '@kinfold/contract/plan/list-plans'
import { planReturnsOf } from '@kinfold/personas/answers/plan-returns-of'
import { plansOf } from '@kinfold/personas/answers/plans-of'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'
import { Refusal } from './refusal.ts'

export const planMocks = {
  listPlans: mock(listPlans, {
    ok: call => plansOf(memberOf(call)),
    empty: () => ({ pools: [], charges: [] }),
  }),
  listPlanReturns: mock(listPlanReturns, {
    ok: call => {
      const plan = plansOf(memberOf(call)).pools.find(({ id }) => String(id) === call.params.id)
      if (!plan) throw new Refusal('not_found')
      return planReturnsOf(plan)
    },
    empty: () => ({ months: [] }),
  }),
}
