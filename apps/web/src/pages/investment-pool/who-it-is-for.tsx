import type { Plan } from '@kinfold/contract/plan/plan'
import { Card } from '@kinfold/ui/card'

/** What the club itself says of whom the plan suits and what can go wrong; nothing where it says neither. */
export function WhoItIsFor({ plan: { suited_for, risk } }: { plan: Plan }) {
  if (suited_for === null && risk === null) return null
  return (
    <Card title="Is it for you?">
      <dl className="grid gap-4 text-small text-pretty">
        <Said label="Who it is for">{suited_for}</Said>
        <Said label="What can go wrong">{risk}</Said>
      </dl>
    </Card>
  )
}

function Said({ label, children }: { label: string; children: string | null }) {
  if (children === null) return null
  return (
    <div>
      <dt className="text-ink-muted">{label}</dt>
      <dd className="mt-1 break-words whitespace-pre-line text-ink">{children}</dd>
    </div>
  )
}
