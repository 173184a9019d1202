import { monthsLater } from '@kinfold/contract/day/months-later'
import type { AnswerOf, QueryOf } from '@kinfold/contract/endpoint'
import { type Money, money } from '@kinfold/contract/money/money'
import { moneyFromWire, moneyToWire } from '@kinfold/contract/money/wire-amount'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { getReturnsPosting } from '@kinfold/contract/operator/returns/get-returns-posting'
import type { ReturnsPosting } from '@kinfold/contract/operator/returns/returns-posting'
import type { ReturnsShareState } from '@kinfold/contract/operator/returns/returns-share'
import { takePage } from '@kinfold/contract/paging/take-page'
import { portfolioAnswer } from '../answers/portfolios-of.ts'
import type { DemoReturns } from '../history/create-returns.ts'
import { demoHistory } from '../history/demo-history.ts'
import { isDrafted } from '../history/play-script.ts'
import { planReference } from '../plans/demo-plans.ts'
import { referenceDay } from '../reference-day.ts'
import { memberReference, operatorReference } from './person-references.ts'

/** Drafted and posted on the first day of the next month; last month's draft of one plan waits for somebody. */
export function postingIn(returns: DemoReturns, day: string): ReturnsPosting {
  const [year, month] = returns.month.split('-').map(Number)
  const nextFirst = monthsLater(`${returns.month}-01`, 1)
  const draft = isDrafted(returns, day)
  return {
    id: returns.id,
    plan: planReference(returns.plan),
    year: year ?? 0,
    month: month ?? 0,
    total: toWireMoney(returns.total),
    fee: toWireMoney(returns.fee),
    weighting: returns.plan.returns_weighting,
    portfolios: returns.shares.length,
    status: draft ? 'draft' : 'posted',
    drafted_by: operatorReference('zainab'),
    drafted_at: `${nextFirst}T08:00:00Z`,
    posted_by: draft ? null : operatorReference('tunde'),
    posted_at: draft ? null : `${nextFirst}T10:00:00Z`,
    completed_at: draft ? null : `${nextFirst}T10:01:00Z`,
    reversal: null,
  }
}

const orderOf = ({ drafted_at, id }: ReturnsPosting) => `${drafted_at} ${id}`

/** What GET /operator/returns answers, newest first. */
export const returnsPostings: readonly ReturnsPosting[] = demoHistory.returns
  .map(returns => postingIn(returns, referenceDay))
  .sort((a, b) => (orderOf(a) < orderOf(b) ? 1 : -1))

/** What GET /operator/returns/:id answers. */
export function returnsPostingDetail(
  id: ReturnsPosting['id'],
  { order, ...page }: QueryOf<typeof getReturnsPosting> = {},
): AnswerOf<typeof getReturnsPosting> | undefined {
  const returns = demoHistory.returns.find(each => each.id === id)
  if (!returns) return undefined
  const posting = postingIn(returns, referenceDay)
  const state = posting.status === 'draft' ? 'waiting' : 'posted'
  const shares = returns.shares
    .toSorted((a, b) => (a.portfolio.id < b.portfolio.id ? -1 : 1))
    .toSorted((a, b) => (order === 'largest' ? sizeOf(b) - sizeOf(a) : 0))
    .map(
      ({ portfolio, valueBefore, amount, fee }) =>
        ({
          portfolio_id: portfolio.id,
          member: memberReference(portfolio.owner),
          value_before: moneyToWire(valueBefore),
          return_amount: moneyToWire(amount),
          fee: moneyToWire(fee),
          state,
        }) as const,
    )
  const shared = {
    return_amount: posting.total.amount,
    fee: posting.fee.amount,
    booked: state === 'waiting' ? 0 : shares.length,
  }
  return {
    posting,
    shared,
    out_of_reach: outOfReach(returns, state),
    shares: takePage(shares, page),
  }
}

const sizeOf = ({ amount }: { readonly amount: Money }) => Math.abs(moneyToWire(amount))

/** What of it could not be taken back now. */
function outOfReach({ shares }: DemoReturns, state: ReturnsShareState) {
  const gone =
    state === 'waiting'
      ? []
      : shares.filter(({ portfolio, amount, fee }) => {
          const { currency } = amount
          const value = moneyFromWire(currency, portfolioAnswer(portfolio).value)
          return value.minor < amount.minor - fee.minor
        })
  const amount = gone.reduce((sum, share) => sum + share.amount.minor - share.fee.minor, 0n)
  const [first] = shares
  const currency = first?.amount.currency ?? 'NGN'
  return { portfolios: gone.length, amount: moneyToWire(money(currency, amount)) }
}
