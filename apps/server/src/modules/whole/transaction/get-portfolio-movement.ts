import { lineReference } from '@kinfold/contract/ledger/line-reference'
import type { getPortfolioMovement as endpoint } from '@kinfold/contract/portfolio/get-portfolio-movement'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { describePortfolioMovement } from '../../holdings/portfolio/describe-portfolio-movement.ts'
import { findPortfolio } from '../../holdings/portfolio/find-portfolio.ts'
import { readPortfolioMovement } from '../../holdings/portfolio/read-portfolio-movements.ts'
import type { Services } from '../../services.ts'
import { readLineBehind } from './read-line-behind.ts'

type Endpoint = typeof endpoint

export async function getPortfolioMovement(
  { db }: Services,
  { caller: { accountId }, params, query }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const own = await findPortfolio(db, accountId, query.portfolio_id)
  if (own === undefined) return refuse('not_found')
  const row = await readPortfolioMovement(db, own, params.id)
  if (row === undefined) return refuse('not_found')
  const movement = describePortfolioMovement(own.currency, row)
  const reference = row.payment_reference ?? row.meta.reference ?? lineReference(movement.id)
  return { movement, reference, ...(await readLineBehind(db, accountId, row)) }
}
