import type { Currency } from '@kinfold/contract/money/currency'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { PortfolioTotals } from '@kinfold/contract/portfolio/portfolio-totals'
import { Card } from '@kinfold/ui/card'
import { Money } from '@kinfold/ui/money'
import { Stat } from '@kinfold/ui/stat'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'

type PortfolioCardProps = {
  currency: Currency
  /** Absent while they load: the place is kept. */
  totals: PortfolioTotals | undefined
}

export function PortfolioCard({ currency, totals }: PortfolioCardProps) {
  return (
    <Card
      tone={currency === 'USD' ? 'feature' : 'plain'}
      title={`${currency} portfolio`}
      link={<Link to={`/dashboard/my-investments?investment_type=${currency}`} />}
      action={<ChevronRight aria-hidden size={20} strokeWidth={1.75} />}
    >
      {totals ? <Figures totals={totals} /> : <FiguresToCome />}
    </Card>
  )
}

function Figures({ totals }: { totals: PortfolioTotals }) {
  const amount = (value: number) => moneyFromWire(totals.currency, value)
  return (
    <Stat
      size="hero"
      label="Value"
      change={
        <>
          <Money change amount={amount(totals.returns)} /> returns
        </>
      }
      hint={
        totals.portfolios === 0 ? (
          'Nothing contributed yet.'
        ) : (
          <>
            <Money amount={amount(totals.contributed)} /> contributed
          </>
        )
      }
    >
      <Money amount={amount(totals.value)} />
    </Stat>
  )
}

/** As high as what comes, so nothing below moves. */
function FiguresToCome() {
  return (
    <>
      <span role="status" className="sr-only">
        Loading
      </span>
      <Stat loading size="hero" label="Value" change="to come" hint="to come" />
    </>
  )
}
