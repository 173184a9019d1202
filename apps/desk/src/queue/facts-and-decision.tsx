import type { ReactNode } from 'react'
import { ScrollingPart } from './scrolling-part.tsx'

type FactsAndDecisionProps = {
  facts: ReactNode
  /** Stays in sight below the facts. */
  decision: ReactNode
}

/** The column beside what a case is decided by; below it where there is no room. */
export function FactsAndDecision({ facts, decision }: FactsAndDecisionProps) {
  return (
    <div className="flex flex-col border-line max-xl:flex-1 max-xl:border-t xl:min-h-0 xl:w-80 xl:shrink-0 xl:border-s 2xl:w-100">
      <ScrollingPart label="Facts" className="flex-1 p-4 lg:p-5 xl:min-h-0 xl:overflow-y-auto">
        {facts}
      </ScrollingPart>
      <div className="sticky bottom-0 max-h-[85dvh] scroll-pb-20 overflow-y-auto border-t border-line bg-surface p-4 lg:px-5 xl:max-h-3/4 xl:shrink-0">
        {decision}
      </div>
    </div>
  )
}
