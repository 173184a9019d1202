import type { Plan } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { Card } from '@kinfold/ui/card'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { StatusPill } from '@kinfold/ui/status-pill'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'
import { planFacts } from '../../plan/plan-facts.tsx'
import { planLink } from '../../plan/plan-link.ts'

export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <Card
      title={planLabel(plan)}
      link={<Link to={planLink(plan)} />}
      action={
        plan.state === 'open' ? (
          <ChevronRight aria-hidden size={20} strokeWidth={1.75} className="mt-1" />
        ) : (
          <StatusPill tone="neutral">Closed</StatusPill>
        )
      }
    >
      <p className="mb-3 text-body text-ink-muted sm:min-h-[2lh]">{plan.description}</p>
      <KeyValueList items={planFacts(plan)} />
    </Card>
  )
}
