import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { money } from '@kinfold/contract/money/money'
import type { PortfolioSummary } from '@kinfold/contract/portfolio/get-portfolio-summary'
import { AmountPrivacyToggle } from '@kinfold/ui/amount-privacy-toggle'
import { Card } from '@kinfold/ui/card'
import { Segments } from '@kinfold/ui/segments'
import { Stat } from '@kinfold/ui/stat'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { paths } from '../../../address/paths.ts'
import { club } from '../../../club/club.ts'
import { currencyNouns } from '../../../currency/currency-nouns.ts'
import { CurveToCome } from '../../../portfolio/curve-to-come.tsx'
import { SumPart } from '../../../portfolio/sum-part.tsx'
import { Earned, Paid } from '../../../portfolio/sum-sentences.tsx'
import { useMember } from '../../../session/use-member.ts'
import { rateLine } from '../rate-line.ts'
import { useHero } from './use-hero.ts'

const { Part: ValueCurve } = lazyPart(
  () => import('../../../portfolio/value-curve.tsx').then(module => module.ValueCurve),
  'when-idle',
)

const views = () => [
  { value: 'together', label: 'Together' } as const,
  ...club.currencies.map(value => ({ value, label: currencyNouns[value] })),
]

/** What all portfolios are worth, what makes it so much, and how it became so. */
export function ValueHero({ summary }: { summary: PortfolioSummary | undefined }) {
  const { today, customer } = useMember()
  const { waits, hasBoth, view, choose, sum, curve, exchange } = useHero(summary)
  const shown = waits ? undefined : sum
  return (
    <Card tone="feature">
      <div data-adds-up className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <Stat
          size="hero"
          className="grow basis-64"
          label="What your portfolios are worth"
          action={<AmountPrivacyToggle />}
          loading={waits}
          change={shown ? <Earned {...shown} /> : 'to come'}
          hint={shown ? <Paid {...shown} /> : 'to come'}
        >
          {shown ? <SumPart part="total" amount={money(shown.currency, shown.value)} /> : '–'}
        </Stat>
        {hasBoth && !waits ? (
          <Segments
            label="Which currency"
            segments={exchange ? views() : views().slice(1)}
            value={view}
            onChange={choose}
          />
        ) : null}
      </div>
      {waits ? (
        <CurveToCome />
      ) : (
        <PartBoundary optional fallback={<CurveToCome />}>
          <ValueCurve today={today} joinedAt={customer?.created_at} {...curve} />
        </PartBoundary>
      )}
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-small text-ink-muted">
        <span>{curve.rate && exchange ? `Dollars at ${rateLine(exchange)}` : null}</span>
        <TextLink asChild>
          <Link to={paths.investmentReport}>See how you got here</Link>
        </TextLink>
      </p>
    </Card>
  )
}
