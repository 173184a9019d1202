import type { ReactNode } from 'react'
import { FactsAndDecision } from './facts-and-decision.tsx'
import { ScrollingPart } from './scrolling-part.tsx'

type ReadingPanesProps = {
  /** What is looked at, below the case's heading. */
  evidence: ReactNode
  /** What it has to agree with. */
  facts: ReactNode
  decision: ReactNode
}

/** What a case is decided by, to be read, beside the facts and the decision; one after the other where it is narrow. */
export function ReadingPanes({ evidence, facts, decision }: ReadingPanesProps) {
  return (
    <div className="flex flex-1 flex-col xl:min-h-0 xl:flex-row">
      <ScrollingPart
        label="The case"
        className="flex min-w-0 flex-col *:shrink-0 xl:min-h-0 xl:flex-1 xl:overflow-y-auto"
      >
        {evidence}
      </ScrollingPart>
      <FactsAndDecision facts={facts} decision={decision} />
    </div>
  )
}
