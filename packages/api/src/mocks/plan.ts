import { listPlans } from '@kinfold/contract/plan/list-plans'
import { plansOf } from '@kinfold/personas/answers/plans-of'
import { mock } from './mock.ts'
import { memberOf } from './mock-caller.ts'

export const planMocks = {
  listPlans: mock(listPlans, {
    ok: call => plansOf(memberOf(call)),
    empty: () => ({ pools: [] }),
  }),
}
