import { array, type Infer, string, type } from 'superstruct'
import { Version } from '../../fields/version.ts'
import { Count } from '../../fields/whole-number.ts'
import { WireAmount } from '../../money/wire-amount.ts'
import { Plan } from '../../plan/plan.ts'

/** A plan with what members hold in it. */
export const ManagedPlan = type({
  plan: Plan,
  /** Counts its changes: whoever changes it names the version they saw. */
  version: Version,
  /** Those that are active or have matured, and what they are worth. */
  portfolios: Count,
  value: WireAmount,
  /** Months whose returns are drafted or posted, `2026-05`: until they are taken back, none are entered anew. */
  months_with_returns: array(string()),
})
export type ManagedPlan = Infer<typeof ManagedPlan>
