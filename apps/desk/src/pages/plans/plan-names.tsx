import type { Plan } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'

/** What members call it, and small beside it what the desk alone calls it, where that is another name. */
export function PlanNames({ plan }: { plan: Plan }) {
  const label = planLabel(plan)
  return (
    <>
      {label}
      {label === plan.name ? null : (
        <span className="ms-2 text-caption font-normal text-ink-muted">{plan.name}</span>
      )}
    </>
  )
}
