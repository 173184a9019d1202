import type { deletePortfolio as endpoint } from '@kinfold/contract/portfolio/delete-portfolio'
import { deletionProblem } from '@kinfold/contract/portfolio/deletion-problem'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import { describePortfolio } from '../../holdings/portfolio/describe-portfolio.ts'
import { findPortfolio } from '../../holdings/portfolio/find-portfolio.ts'
import { lockPortfolio } from '../../holdings/portfolio/lock-portfolio.ts'
import type { Services } from '../../services.ts'
import { cancelUnfunded, lockOpenPayments } from './cancel-unfunded.ts'
import { closeCheckouts } from './close-checkouts.ts'

type Endpoint = typeof endpoint

/** Cancels a portfolio at its member's wish, while no money ever came in. */
export async function deletePortfolio(
  services: Services,
  { caller, params: { id } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, clock } = services
  const cancelled = await db.transaction(async tx => {
    const open = await lockOpenPayments(tx, { memberId: caller.accountId, portfolioId: id })
    const found = await lockPortfolio(tx, id)
    const own = await findPortfolio(tx, caller.accountId, id)
    if (found === undefined || own === undefined) return refuse('not_found')
    const problem = deletionProblem(describePortfolio(own))
    if (problem !== undefined) return refuse(problem)
    return cancelUnfunded(tx, found.row, { open, at: await clock.now(tx) })
  })
  if (cancelled instanceof Refusal) return cancelled
  await closeCheckouts(services, cancelled)
  return { done: true }
}
