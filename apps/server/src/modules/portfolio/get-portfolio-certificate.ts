import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { money } from '@kinfold/contract/money/money'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { certificateProblem } from '@kinfold/contract/portfolio/certificate-problem'
import type { getPortfolioCertificate as endpoint } from '@kinfold/contract/portfolio/get-portfolio-certificate'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import { amountOnPaper } from '../../papers/amount-on-paper.ts'
import { dayOnPaper } from '../../papers/day-on-paper.ts'
import { printPaper } from '../paper/print-paper.ts'
import { readHolder } from '../paper/read-holder.ts'
import type { Services } from '../services.ts'
import { planOf } from './describe-portfolio.ts'
import { findPortfolio } from './find-portfolio.ts'
import { countPortfolioMovements } from './read-portfolio-movements.ts'
import { readPortfolioSum } from './read-portfolio-sum.ts'
import { sumLinesOf } from './sum-lines-of.ts'

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
  const contributed = money(found.currency, sum.contributions)
  const today = dayOnPaper(dayInLagos(await clock.now(db)))
  const { name } = await readHolder(db, caller.accountId)
  const plan = planLabel(planOf(found))
  const since = found.started_on === null ? '' : ` since ${dayOnPaper(found.started_on)}`
  return printPaper(services, caller, {
    kind: 'certificate',
    amounts: [contributed],
    subtitle: plan,
    facts: [
      ...(found.matures_on === null
        ? []
        : [{ label: 'Matures on', value: dayOnPaper(found.matures_on) }]),
    ],
    parts: [
      {
        kind: 'paragraph',
        size: 'large',
        text: `${config.club.name} certifies that ${name} holds a portfolio in ${plan}${since}, and that ${amountOnPaper(contributed)} has been contributed to it until ${today}.`,
      },
      {
        kind: 'figure',
        label: 'Contributed',
        amount: contributed,
        sum: sumLinesOf(found.currency, sum),
      },
      {
        kind: 'paragraph',
        text: 'It says what the club’s books say on the day it was made. It was made by the club’s computer and is valid without a signature.',
      },
    ],
  })
}
