import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { choiceProblem } from '@kinfold/contract/portfolio/choice-problem'
import type { chooseAtMaturity as endpoint } from '@kinfold/contract/portfolio/choose-at-maturity'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { describePortfolio } from './describe-portfolio.ts'
import { findPortfolio } from './find-portfolio.ts'
import { lockPortfolio } from './lock-portfolio.ts'
import { portfolio } from './portfolio.tables.ts'

type Endpoint = typeof endpoint

export function chooseAtMaturity(
  { db, clock }: Services,
  { caller, params: { id }, body: { at_maturity } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return db.transaction(async tx => {
    const found = await lockPortfolio(tx, id)
    if (found?.row.memberId !== caller.accountId) return refuse('not_found')
    const { row, plan } = found
    const facts = { status: row.status, matures_on: row.maturesOn, plan }
    const problem = choiceProblem(facts, at_maturity, dayInLagos(await clock.now(tx)))
    if (problem !== undefined) return refuse(problem)
    await tx.orm.update(portfolio).set({ atMaturity: at_maturity }).where(eq(portfolio.id, id))
    const chosen = await findPortfolio(tx, caller.accountId, id)
    return chosen === undefined ? refuse('not_found') : describePortfolio(chosen)
  })
}
