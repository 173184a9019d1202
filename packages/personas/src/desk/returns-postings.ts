import type { AnswerOf } from '@kinfold/contract/endpoint'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { getReturnsPosting } from '@kinfold/contract/operator/returns/get-returns-posting'
import type { ReturnsPosting } from '@kinfold/contract/operator/returns/returns-posting'
import type { DemoReturns } from '../history/create-returns.ts'
import { demoHistory } from '../history/demo-history.ts'
import { isDrafted } from '../history/play-script.ts'
import { planReference } from '../plans/demo-plans.ts'
import { referenceDay } from '../reference-day.ts'
import { memberReference, operatorReference } from './person-references.ts'

function postingAnswer(returns: DemoReturns): ReturnsPosting {
  const [year, month] = returns.month.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year ?? 0, month ?? 1, 0)).toISOString().slice(0, 10)
  const draft = isDrafted(returns, referenceDay)
  return {
    id: returns.id,
    plan: planReference(returns.plan),
    year: year ?? 0,
    month: month ?? 0,
    total: toWireMoney(returns.total),
    fee: toWireMoney(returns.fee),
    portfolios: returns.shares.length,
    status: draft ? 'draft' : 'posted',
    drafted_by: operatorReference('zainab'),
    drafted_at: `${lastDay}T14:00:00Z`,
    posted_by: draft ? null : operatorReference('tunde'),
    posted_at: draft ? null : `${lastDay}T20:00:00Z`,
  }
}

/** What GET /operator/returns answers, newest first. */
export const returnsPostings: readonly ReturnsPosting[] = demoHistory.returns
  .toReversed()
  .map(postingAnswer)

/** What GET /operator/returns/:id answers. */
export function returnsPostingDetail(
  id: ReturnsPosting['id'],
): AnswerOf<typeof getReturnsPosting> | undefined {
  const returns = demoHistory.returns.find(each => each.id === id)
  if (!returns) return undefined
  const shares = returns.shares.map(({ portfolio, valueBefore, amount, fee }) => ({
    portfolio_id: portfolio.id,
    member: memberReference(portfolio.owner),
    value_before: moneyToWire(valueBefore),
    return_amount: moneyToWire(amount),
    fee: moneyToWire(fee),
  }))
  return { posting: postingAnswer(returns), shares }
}
