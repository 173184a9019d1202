import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { useIsWide } from '@kinfold/app/screen/use-is-wide'
import { club } from '../../club/club.ts'
import { TrustLines } from '../../club/trust-lines.tsx'
import { adirePatternPart } from './adire-pattern-part.ts'

const { Part: AdirePattern } = adirePatternPart

/** Beside the form where there is room: who this is for, in three lines. */
export function WelcomePanel() {
  const wide = useIsWide()
  return (
    <aside className="feature-ground relative isolate hidden max-h-176 flex-col overflow-hidden rounded-panel p-10 lg:flex">
      <PartBoundary optional>
        {wide ? <AdirePattern className="-z-1" fade="bottom" /> : null}
      </PartBoundary>
      <p className="text-heading font-semibold text-balance">Family money, grown together.</p>
      <p className="mt-3 text-body text-pretty text-ink-muted">
        {club.name} is a private club for family and friends: save, invest and watch it grow, in
        naira and in dollars.
      </p>
      <TrustLines className="mt-auto pt-10 text-small text-ink-muted" />
    </aside>
  )
}
