import type { Currency } from '@kinfold/contract/money/currency'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { PortfolioTotals } from '@kinfold/contract/portfolio/portfolio-totals'
import { Card } from '@kinfold/ui/card'
import { Money } from '@kinfold/ui/money'
import { Skeleton } from '@kinfold/ui/skeleton'
import { Stat } from '@kinfold/ui/stat'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'

type PortfolioCardProps = {
  currency: Currency
  /** Absent while they load: the place is kept. */
  totals: PortfolioTotals | undefined
}

export function PortfolioCard({ currency, totals }: PortfolioCardProps) {
  const amount = (value: number) => moneyFromWire(currency, value)
  return (
    <Card
      tone={currency === 'USD' ? 'feature' : 'plain'}
      title={`${currency} portfolio`}
      link={<Link to={`/dashboard/my-investments?investment_type=${currency}`} />}
      action={<ChevronRight aria-hidden size={20} strokeWidth={1.75} />}
    >
      <Stat
        size="hero"
        label="Value"
        loading={!totals}
        // Two short lines in any case: the figures that come must not move what is below.
        change={
          totals ? (
            <>
              <Money change amount={amount(totals.returns)} /> returns
            </>
          ) : (
            'Returns'
          )
        }
        hint={<Contributed totals={totals} />}
      >
        {totals ? <Money amount={amount(totals.value)} /> : null}
      </Stat>
    </Card>
  )
}

function Contributed({ totals }: Pick<PortfolioCardProps, 'totals'>) {
  if (!totals) return <Skeleton className="w-32" />
  if (totals.portfolios === 0) return 'Nothing contributed yet.'
  return (
    <>
      <Money amount={moneyFromWire(totals.currency, totals.contributed)} /> contributed
    </>
  )
}
