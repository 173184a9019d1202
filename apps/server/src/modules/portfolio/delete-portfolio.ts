import type { deletePortfolio as endpoint } from '@kinfold/contract/portfolio/delete-portfolio'
import { deletionProblem } from '@kinfold/contract/portfolio/deletion-problem'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import type { Services } from '../services.ts'
import { cancelUnfunded, lockOpenPayments } from './cancel-unfunded.ts'
import { describePortfolio } from './describe-portfolio.ts'
import { findPortfolio } from './find-portfolio.ts'
import { lockPortfolio } from './lock-portfolio.ts'

type Endpoint = typeof endpoint

/** Cancels a portfolio at its member's wish, while no money ever came in. */
export function deletePortfolio(
  { db, clock }: Services,
  { caller, params: { id } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return db.transaction(async tx => {
    await lockOpenPayments(tx, { memberId: caller.accountId, portfolioId: id })
    const found = await lockPortfolio(tx, id)
    const own = await findPortfolio(tx, caller.accountId, id)
    if (found === undefined || own === undefined) return refuse('not_found')
    const problem = deletionProblem(describePortfolio(own))
    if (problem !== undefined) return refuse(problem)
    await cancelUnfunded(tx, found.row, await clock.now(tx))
    return { done: true as const }
  })
}
