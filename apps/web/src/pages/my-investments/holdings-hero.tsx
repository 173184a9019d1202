import { usePortfolioSummary } from '@kinfold/api/portfolio/get-portfolio-summary'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { ToldAbove } from '@kinfold/app/errors/told-above'
import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import type { Currency } from '@kinfold/contract/money/currency'
import type { PortfolioTotals } from '@kinfold/contract/portfolio/portfolio-totals'
import { AmountPrivacyToggle } from '@kinfold/ui/amount-privacy-toggle'
import { Card } from '@kinfold/ui/card'
import { TextLink } from '@kinfold/ui/text-link'
import { useContext } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { CurveToCome } from '../../portfolio/curve-to-come.tsx'
import { isUntouched } from '../../portfolio/holding.ts'
import { HoldingStat } from '../../portfolio/holding-stat.tsx'
import { sumIn } from '../../portfolio/value-sum.ts'
import { useMember } from '../../session/use-member.ts'

const { Part: ValueCurve } = lazyPart(
  () => import('../../portfolio/value-curve.tsx').then(module => module.ValueCurve),
  'when-idle',
)

/** All portfolios of one currency: what they are worth, what makes it so much, and how it became so. */
export function HoldingsHero({ currency }: { currency: Currency }) {
  const { today, customer } = useMember()
  const isToldAbove = useContext(ToldAbove)
  const { data, failure, reload } = usePortfolioSummary()
  const totals = currency === 'USD' ? data?.usd_portfolio : data?.ngn_portfolio
  if (failure && !data) {
    return isToldAbove ? null : <ReadFailure what="Your total" failure={failure} onRetry={reload} />
  }
  // Who has nothing yet is told so by the list.
  if (data && (!totals || isUntouched(totals))) return null
  return (
    <Card tone="feature">
      <HoldingStat
        label="What your portfolios are worth"
        action={<AmountPrivacyToggle />}
        holding={totals ?? undefined}
      />
      {totals ? (
        <PartBoundary optional fallback={<CurveToCome />}>
          <ValueCurve today={today} joinedAt={customer?.created_at} {...curveOf(totals)} />
        </PartBoundary>
      ) : (
        <CurveToCome />
      )}
      <p className="mt-4 text-end text-small">
        <TextLink asChild>
          <Link to={paths.investmentReport}>See how you got here</Link>
        </TextLink>
      </p>
    </Card>
  )
}

const curveOf = (totals: PortfolioTotals) =>
  totals.currency === 'USD' ? { dollars: sumIn(totals) } : { naira: sumIn(totals) }
