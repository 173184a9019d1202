import type { StatusMachine } from '../status/status-machine.ts'
import { type PlanState, planStates } from './plan.ts'

/** Once members have seen a plan, it stays in sight: it closes and reopens, but is no draft again. */
export const planMachine: StatusMachine<PlanState> = {
  states: planStates,
  initial: 'draft',
  moves: [
    { from: 'draft', to: 'open', by: ['operator'] },
    { from: 'open', to: 'closed', by: ['operator'] },
    { from: 'closed', to: 'open', by: ['operator'] },
  ],
}
