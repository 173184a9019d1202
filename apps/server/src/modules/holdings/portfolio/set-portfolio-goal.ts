import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { goalDayProblem, goalProblem } from '@kinfold/contract/portfolio/goal-problem'
import type { setPortfolioGoal as endpoint } from '@kinfold/contract/portfolio/set-portfolio-goal'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { describePortfolio } from './describe-portfolio.ts'
import { findPortfolio } from './find-portfolio.ts'
import { lockPortfolio } from './lock-portfolio.ts'
import { portfolio } from './portfolio.tables.ts'

type Endpoint = typeof endpoint

export function setPortfolioGoal(
  { db, clock }: Services,
  { caller, params: { id }, body: { goal } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return db.transaction(async tx => {
    const found = await lockPortfolio(tx, id)
    if (found?.row.memberId !== caller.accountId) return refuse('not_found')
    const { row } = found
    const problem = goalProblem(row)
    if (problem !== undefined) return refuse(problem)
    const by = goal ? goalDayProblem(goal.by, dayInLagos(await clock.now(tx))) : undefined
    if (by !== undefined) return refuse('validation_failed', { fields: { by } })
    await tx.orm
      .update(portfolio)
      .set({
        goalMinor: goal === null ? null : moneyFromWire(row.currency, goal.amount).minor,
        goalBy: goal === null ? null : goal.by,
      })
      .where(eq(portfolio.id, id))
    const set = await findPortfolio(tx, caller.accountId, id)
    return set === undefined ? refuse('not_found') : describePortfolio(set)
  })
}
