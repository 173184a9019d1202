import { AdirePattern } from '@kinfold/ui/adire-pattern'
import { club } from '../../club/club.ts'

/** Beside the form where there is room: who this is for, in three lines. */
export function WelcomePanel() {
  return (
    <aside className="feature-ground relative isolate hidden max-h-[44rem] flex-col overflow-hidden rounded-panel p-10 lg:flex">
      <AdirePattern className="-z-1" fade="bottom" />
      <p className="text-heading font-semibold text-balance">Family money, grown together.</p>
      <p className="mt-3 text-body text-pretty text-ink-muted">
        {club.name} is a private club for family and friends: save, invest and watch it grow, in
        naira and in dollars.
      </p>
    </aside>
  )
}
