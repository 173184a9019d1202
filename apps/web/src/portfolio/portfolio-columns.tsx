import { dateFormat } from '@kinfold/contract/day/date-format'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { portfolioTitle } from '@kinfold/contract/portfolio/portfolio-title'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { Money } from '@kinfold/ui/money'
import { StatusPill } from '@kinfold/ui/status-pill'
import { portfolioStatusLooks } from './portfolio-status-looks.ts'

const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })

const amountOf = ({ currency }: Portfolio, value: number) => moneyFromWire(currency, value)

function maturityText({ status, started_on, matures_on }: Portfolio): string {
  if (started_on === null) return 'Not yet known'
  if (matures_on === null) return 'Open-ended'
  const written = day(new Date(matures_on))
  return status === 'matured' || status === 'closed' ? `Matured ${written}` : written
}

export const portfolioColumns: DataTableProps<Portfolio>['columns'] = [
  {
    id: 'plan',
    header: 'Plan',
    card: 'title',
    width: 'minmax(10rem, 2fr)',
    cell: portfolio => (
      <>
        {portfolioTitle(portfolio)}
        {portfolio.name === null ? null : (
          <span className="block text-small font-normal text-ink-muted">
            {planLabel(portfolio.plan)}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'tag',
    width: 'minmax(9rem, 1.4fr)',
    cell: ({ status }) => {
      const { tone, label } = portfolioStatusLooks[status]
      return <StatusPill tone={tone}>{label}</StatusPill>
    },
  },
  {
    id: 'started',
    header: 'Started',
    card: 'detail',
    cell: ({ started_on }) => (started_on === null ? 'Not yet' : day(new Date(started_on))),
  },
  {
    id: 'matures',
    header: 'Maturity',
    card: 'detail',
    cell: portfolio => maturityText(portfolio),
  },
  {
    id: 'returns',
    header: 'Returns',
    align: 'end',
    card: 'detail',
    cell: portfolio => <Money change amount={amountOf(portfolio, portfolio.returns)} />,
  },
  {
    id: 'value',
    header: 'Value',
    align: 'end',
    card: 'figure',
    cell: portfolio =>
      portfolio.status === 'closed' ? (
        <>
          <span className="text-small text-ink-muted as-cards:block">Paid out </span>
          <Money amount={amountOf(portfolio, Math.abs(portfolio.paid_out))} />
        </>
      ) : (
        <Money amount={amountOf(portfolio, portfolio.value)} />
      ),
  },
]
