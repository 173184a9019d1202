import type { ReactNode } from 'react'
import { FactsAndDecision } from './facts-and-decision.tsx'

type CasePanesProps = {
  heading: ReactNode
  /** What it is judged by, large. */
  evidence: ReactNode
  facts: ReactNode
  decision: ReactNode
}

/** Evidence as large as there is room, beside the facts it has to agree with and the decision. */
export function CasePanes({ heading, evidence, facts, decision }: CasePanesProps) {
  return (
    <div className="flex flex-1 flex-col xl:min-h-0 xl:flex-row">
      <div className="flex h-[60dvh] min-h-96 min-w-0 shrink-0 flex-col xl:h-auto xl:min-h-0 xl:flex-1">
        {heading}
        {evidence}
      </div>
      <FactsAndDecision facts={facts} decision={decision} />
    </div>
  )
}
