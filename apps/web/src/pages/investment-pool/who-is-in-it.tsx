import type { Plan } from '@kinfold/contract/plan/plan'
import { sizeDates, sizeText } from '../../plan/size-words.ts'

/** How many have money in the plan and how much, as far as the club tells it. */
export function WhoIsInIt({ plan }: { plan: Plan }) {
  const { size } = plan
  if (size === null) return null
  const { since, counted } = sizeDates(size)
  return (
    <p className="mt-3 border-t border-line pt-3 text-small text-pretty text-ink">
      {sizeText(plan)}, {since}. <span className="text-ink-muted">{counted}.</span>
    </p>
  )
}
