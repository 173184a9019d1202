import { type Infer, type } from 'superstruct'
import { Count } from '../../fields/whole-number.ts'
import { WireAmount } from '../../money/wire-amount.ts'
import { Plan } from '../../plan/plan.ts'

/** A plan with what members hold in it. */
export const ManagedPlan = type({
  plan: Plan,
  /** Counts its changes: whoever changes it names the version they saw. */
  version: Count,
  /** Those that are active or have matured, and what they are worth. */
  portfolios: Count,
  value: WireAmount,
})
export type ManagedPlan = Infer<typeof ManagedPlan>
