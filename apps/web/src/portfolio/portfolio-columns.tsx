import { dateFormat } from '@kinfold/contract/day/date-format'
import { money } from '@kinfold/contract/money/money'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { portfolioTitle } from '@kinfold/contract/portfolio/portfolio-title'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { Money } from '@kinfold/ui/money'
import { StatusPill } from '@kinfold/ui/status-pill'
import type { ReactNode } from 'react'
import { beganText } from './began-text.ts'
import { isOnItsWay, moneyOf } from './holding.ts'
import { earnedBy } from './holding-earned.ts'
import { portfolioStatusLooks } from './portfolio-status-looks.ts'

type Columns = DataTableProps<Portfolio>['columns']
type Column = Columns[number]

const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })

function maturityText({ status, started_on, matures_on }: Portfolio): string {
  if (started_on === null) return 'Not yet known'
  if (matures_on === null) return 'Open-ended'
  const written = day(new Date(matures_on))
  return status === 'matured' || status === 'closed' ? `Matured ${written}` : written
}

const title = (header: string, titleOf: (portfolio: Portfolio) => string, below: Column['cell']) =>
  ({
    id: 'title',
    header,
    card: 'title',
    width: 'minmax(10rem, 2fr)',
    cell: portfolio => (
      <>
        {titleOf(portfolio)}
        {portfolio.name === null ? null : <Below>{below(portfolio)}</Below>}
      </>
    ),
  }) satisfies Column

const Below = ({ children }: { children: ReactNode }) => (
  <span className="block text-small font-normal text-ink-muted">{children}</span>
)

const status: Column = {
  id: 'status',
  header: 'Status',
  card: 'tag',
  width: 'minmax(9rem, 1.4fr)',
  cell: ({ status }) => {
    const { tone, label } = portfolioStatusLooks[status]
    return <StatusPill tone={tone}>{label}</StatusPill>
  },
}

const started: Column = {
  id: 'started',
  header: 'Started',
  card: 'detail',
  cell: ({ started_on }) => (started_on === null ? 'Not yet' : day(new Date(started_on))),
}

const figures: Columns = [
  {
    id: 'matures',
    header: 'Maturity',
    card: 'detail',
    cell: portfolio => maturityText(portfolio),
  },
  {
    id: 'earned',
    header: 'Earned',
    align: 'end',
    card: 'detail',
    cell: portfolio => <Money change amount={money(portfolio.currency, earnedBy(portfolio))} />,
  },
  {
    id: 'value',
    header: 'Value',
    align: 'end',
    card: 'figure',
    cell: portfolio => <Worth portfolio={portfolio} />,
  },
]

/** What it holds, or what became of that, or what is on its way to it. */
function Worth({ portfolio }: { portfolio: Portfolio }) {
  const { status, paid_out, awaited, value } = portfolio
  if (status === 'closed') {
    return (
      <Led by="Paid out ">
        <Money amount={moneyOf(portfolio, Math.abs(paid_out))} />
      </Led>
    )
  }
  if (isOnItsWay(portfolio)) {
    return (
      <Led by="On its way ">
        <Money amount={moneyOf(portfolio, awaited)} />
      </Led>
    )
  }
  return <Money amount={moneyOf(portfolio, value)} />
}

const Led = ({ by, children }: { by: string; children: ReactNode }) => (
  <>
    <span className="text-small text-ink-muted as-cards:block">{by}</span>
    {children}
  </>
)

/** Portfolios of different plans. */
export const portfolioColumns: Columns = [
  title('Plan', portfolioTitle, ({ plan }) => planLabel(plan)),
  status,
  started,
  ...figures,
]

/** Those of one plan, whose name all of them would say. */
export const columnsInPlan: Columns = [
  title('Portfolio', portfolio => portfolio.name ?? beganText(portfolio), beganText),
  status,
  ...figures,
]
