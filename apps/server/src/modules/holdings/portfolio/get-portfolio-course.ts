import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { addUpCourse } from '@kinfold/contract/portfolio/add-up-course'
import type { getPortfolioCourse as endpoint } from '@kinfold/contract/portfolio/get-portfolio-course'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { findPortfolio } from './find-portfolio.ts'
import { readPortfolioFlows } from './read-portfolio-flows.ts'

type Endpoint = typeof endpoint

export async function getPortfolioCourse(
  { db, clock }: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const found = await findPortfolio(db, caller.accountId, params.id)
  if (found === undefined) return refuse('not_found')
  const today = dayInLagos(await clock.now(db))
  return addUpCourse(await readPortfolioFlows(db, found), { currency: found.currency, today })
}
