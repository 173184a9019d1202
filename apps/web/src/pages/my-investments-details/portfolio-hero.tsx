import { usePortfolioCourse } from '@kinfold/api/portfolio/get-portfolio-course'
import type { PortfolioCourse } from '@kinfold/contract/portfolio/get-portfolio-course'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { AmountPrivacyToggle } from '@kinfold/ui/amount-privacy-toggle'
import { Card } from '@kinfold/ui/card'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Money } from '@kinfold/ui/money'
import { Skeleton } from '@kinfold/ui/skeleton'
import { Stat } from '@kinfold/ui/stat'
import { CurveMissing } from '../../portfolio/curve-missing.tsx'
import { growthMonths } from '../../portfolio/growth-months.ts'
import { isOnItsWay, isUntouched, moneyOf } from '../../portfolio/holding.ts'
import { HoldingStat } from '../../portfolio/holding-stat.tsx'
import { LastEarned } from '../../portfolio/last-earned.tsx'
import { MonthsCurve } from '../../portfolio/months-curve.tsx'
import { HowItIsWorkedOut, YearlyReturn } from './yearly-return.tsx'

/** What it is worth, what a year of it earned, and how that came about. */
export function PortfolioHero({ portfolio }: { portfolio: Portfolio }) {
  const isEmpty = isUntouched(portfolio)
  return (
    <Card tone="feature">
      <div className="grid gap-x-8 gap-y-5 @lg:grid-cols-2">
        <div>
          {isOnItsWay(portfolio) ? (
            <Stat
              size="hero"
              label="On its way"
              action={<AmountPrivacyToggle />}
              hint="It counts from the day it arrives."
            >
              <Money amount={moneyOf(portfolio, portfolio.awaited)} />
            </Stat>
          ) : (
            <HoldingStat
              label="What it is worth"
              action={<AmountPrivacyToggle />}
              holding={portfolio}
            />
          )}
        </div>
        {isEmpty ? null : <Yearly portfolio={portfolio} />}
      </div>
      {isEmpty ? null : <Course portfolio={portfolio} />}
    </Card>
  )
}

function Yearly({ portfolio: { id } }: { portfolio: Portfolio }) {
  const { data, failure } = usePortfolioCourse(id)
  return failure && !data ? null : <YearlyReturn course={data} />
}

function Course({ portfolio }: { portfolio: Portfolio }) {
  const { data, failure, reload } = usePortfolioCourse(portfolio.id)
  if (data) return <Curve portfolio={portfolio} course={data} />
  if (!failure) return <CurveOnItsWay />
  return (
    <div className="mt-5">
      <CurveMissing message={failure.message} onRetry={reload} />
    </div>
  )
}

type CurveProps = { portfolio: Portfolio; course: PortfolioCourse }

function Curve({ portfolio, course }: CurveProps) {
  const { currency, contributed, paid_out } = portfolio
  const paidIn = moneyOf(portfolio, contributed).minor + moneyOf(portfolio, paid_out).minor
  const months = growthMonths(course.months, currency, paidIn)
  return (
    <div className="mt-5 flex flex-col gap-3">
      <p className="text-small text-ink-muted">
        <LastEarned months={months} currency={currency} />
      </p>
      <MonthsCurve
        isWhole
        label="What became of this portfolio"
        months={months}
        currency={currency}
      />
      <HowItIsWorkedOut />
    </div>
  )
}

/** As high as what comes. */
function CurveOnItsWay() {
  return (
    <LoadingRegion label="Your curve is loading" className="@container mt-5 flex flex-col gap-3">
      <Skeleton className="w-44 text-small" />
      <Skeleton shape="box" className="min-h-67.75 @md:min-h-71.5" />
      <Skeleton className="min-h-control-small w-44 text-small" />
    </LoadingRegion>
  )
}
