import { currencySymbols } from '@kinfold/contract/money/currency'
import { type Money, money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { getPortfolioPdf as endpoint } from '@kinfold/contract/portfolio/get-portfolio-pdf'
import type { MaturityChoice } from '@kinfold/contract/portfolio/portfolio'
import type { PortfolioStatus } from '@kinfold/contract/portfolio/portfolio-status'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Handle } from '../../../db/database.ts'
import { dayOfMoment, dayOnPaper } from '../../../papers/day-on-paper.ts'
import type { Fact, PaperPart, SumLine } from '../../../papers/paper.ts'
import { linesAtOnce, longestPaper } from '../../base/paper/longest-paper.ts'
import { printPaper } from '../../base/paper/print-paper.ts'
import type { Services } from '../../services.ts'
import { planOf } from './describe-portfolio.ts'
import { findPortfolio } from './find-portfolio.ts'
import { readMovementsBetween } from './read-movements-between.ts'
import { countPortfolioMovements } from './read-portfolio-movements.ts'
import { readPortfolioSum } from './read-portfolio-sum.ts'
import type { PortfolioRow } from './read-portfolios.ts'
import { sumLinesOf } from './sum-lines-of.ts'

type Endpoint = typeof endpoint

export async function getPortfolioPdf(
  services: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db } = services
  const found = await findPortfolio(db, caller.accountId, params.id)
  if (found === undefined) return refuse('not_found')
  // What is booked while the paper is made is not on it.
  const movements = await countPortfolioMovements(db, found)
  if (movements > longestPaper) return refuse('paper_too_long')
  const sum = sumLinesOf(found.currency, await readPortfolioSum(db, found, movements))
  const value = sum.at(-1)?.amount ?? money(found.currency, 0n)
  return printPaper(services, caller, {
    kind: 'portfolio_report',
    subtitle: planLabel(planOf(found)),
    facts: termOf(found),
    amounts: [value],
    parts: partsOf(db, found, { movements, sum, value }),
  })
}

const statuses: Readonly<Record<PortfolioStatus, string>> = {
  pending_payment: 'Waits for its first payment',
  pending_confirmation: 'Waits for a transfer',
  active: 'Active',
  matured: 'Matured',
  closed: 'Closed',
  cancelled: 'Deleted before any money came',
}

const ahead: Readonly<Record<MaturityChoice, string>> = {
  pay_out: 'paid out then',
  roll_over: 'rolled over then',
}

function termOf({ status, started_on, matures_on, at_maturity }: PortfolioRow): Fact[] {
  const then = status === 'active' ? `, ${ahead[at_maturity]}` : ''
  const ending = matures_on === null ? 'No fixed end' : `${dayOnPaper(matures_on)}${then}`
  return [
    {
      label: statuses[status],
      value: started_on === null ? 'Not begun yet' : `Since ${dayOnPaper(started_on)}`,
    },
    { label: 'Matures on', value: ending },
  ]
}

type Told = {
  readonly movements: number
  readonly sum: readonly SumLine[]
  readonly value: Money
}

async function* partsOf(
  handle: Handle,
  found: PortfolioRow,
  { movements, sum, value }: Told,
): AsyncGenerator<PaperPart> {
  const { currency } = found
  yield { kind: 'figure', label: 'Value', amount: value, sum }
  const symbol = currencySymbols[currency]
  yield {
    kind: 'table',
    title: 'Movements of the portfolio',
    columns: [
      { title: 'Date', width: 66 },
      { title: 'What' },
      { title: `Amount (${symbol})`, width: 116, align: 'right', carry: 'sum' },
      { title: `Value (${symbol})`, width: 116, align: 'right', carry: 'last' },
    ],
    total: 'Together, and the value',
    empty: 'No money has come into this portfolio yet.',
  }
  for (let after = 0; after < movements; after += linesAtOnce) {
    const until = Math.min(after + linesAtOnce, movements)
    const some = await readMovementsBetween(handle, found, { after, until })
    const minor = (wire: number) => moneyFromWire(currency, wire).minor
    const rows = some.map(({ happened_at, description, amount: moved, value_after }) => [
      dayOfMoment(new Date(happened_at)),
      description,
      minor(moved),
      minor(value_after),
    ])
    yield { kind: 'rows', rows }
  }
  yield {
    kind: 'paragraph',
    text: 'The value is what the club’s books say today. Days are those of Lagos.',
  }
}
