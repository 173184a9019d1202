import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { certificateProblem } from '@kinfold/contract/portfolio/certificate-problem'
import type { getPortfolioCertificate as endpoint } from '@kinfold/contract/portfolio/get-portfolio-certificate'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { printPaper } from '../../base/paper/print-paper.ts'
import { readHolder } from '../../base/paper/read-holder.ts'
import type { Services } from '../../services.ts'
import { describeCertificate } from './describe-certificate.ts'
import { planOf } from './describe-portfolio.ts'
import { findPortfolio } from './find-portfolio.ts'
import { countPortfolioMovements } from './read-portfolio-movements.ts'
import { readPortfolioSum } from './read-portfolio-sum.ts'

type Endpoint = typeof endpoint

export async function getPortfolioCertificate(
  services: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, clock, config } = services
  const found = await findPortfolio(db, caller.accountId, params.id)
  if (found === undefined) return refuse('not_found')
  const problem = certificateProblem(found.status)
  if (problem !== undefined) return refuse(problem)
  const sum = await readPortfolioSum(db, found, await countPortfolioMovements(db, found))
  const today = dayInLagos(await clock.now(db))
  const holder = await readHolder(db, caller.accountId)
  const { club } = config
  const certificate = describeCertificate({
    club,
    holder,
    plan: planOf(found),
    term: found,
    sum,
    today,
  })
  return printPaper(services, caller, certificate)
}
