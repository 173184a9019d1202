import type { Plan } from '@kinfold/contract/plan/plan'
import { Card } from '@kinfold/ui/card'
import { termText } from '../../plan/plan-facts.tsx'

/** How money leaves a plan before its end: an operator closes the portfolio, in whole and without a charge, or doesn't. */
export function TakingItOut({ plan: { tenor_months } }: { plan: Plan }) {
  return (
    <Card title={tenor_months === null ? 'Taking it out' : 'Taking it out early'}>
      <div className="grid gap-3 text-small text-pretty text-ink">
        <p>
          {tenor_months === null
            ? 'It has no end of its own. To have your money back, ask the club; it may say no.'
            : `It runs for ${termText(tenor_months)}. You can ask the club to end yours sooner; it may say no.`}
        </p>
        <p>
          If the club agrees, the whole portfolio ends, and what it is worth on that day goes to
          your wallet. That can be less than you put in.
        </p>
        <p className="text-ink-muted">The club charges nothing for it.</p>
      </div>
    </Card>
  )
}
