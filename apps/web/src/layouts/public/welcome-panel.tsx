import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { useIsWide } from '@kinfold/app/screen/use-is-wide'
import ChartLine from 'lucide-react/icons/chart-line'
import HandCoins from 'lucide-react/icons/hand-coins'
import Landmark from 'lucide-react/icons/landmark'
import { club } from '../../club/club.ts'
import { TrustLines } from '../../club/trust-lines.tsx'
import { adirePatternPart } from './adire-pattern-part.ts'

const { Part: AdirePattern } = adirePatternPart

/** What members do here, without a figure: what they hold and earn is nobody's before they are in. */
const promises = [
  {
    Icon: HandCoins,
    title: 'Put money by together',
    text: 'Once or every month, by card, by bank transfer or from a wallet.',
  },
  {
    Icon: ChartLine,
    title: 'See what came of it',
    text: 'Every month as it was, a month of loss too, and what it cost.',
  },
  {
    Icon: Landmark,
    title: 'Have it back in your own bank',
    text: 'A person at the club looks at each withdrawal, and every line has a receipt.',
  },
] as const

/** Beside the form where there is room: who this is for, and what they do here. */
export function WelcomePanel() {
  const wide = useIsWide()
  return (
    <aside className="feature-ground relative isolate hidden max-h-176 flex-col overflow-hidden rounded-panel p-10 lg:flex">
      <PartBoundary optional>
        {wide ? <AdirePattern className="-z-1 top-3/5" fade="bottom" /> : null}
      </PartBoundary>
      <p className="text-heading font-semibold text-balance">Family money, grown together.</p>
      <p className="mt-3 text-body text-pretty text-ink-muted">
        {club.name} is a private club for family and friends: save, invest and watch it grow, in
        naira and in dollars.
      </p>
      <ul className="mt-10 flex flex-col gap-6">
        {promises.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" strokeWidth={1.5} />
            <div>
              <p className="font-semibold text-ink">{title}</p>
              <p className="mt-1 text-small text-pretty text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <TrustLines className="mt-auto pt-10 text-small text-ink-muted" />
    </aside>
  )
}
