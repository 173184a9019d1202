import { type Infer, object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { freeText } from '../fields/text.ts'
import { Portfolio } from './portfolio.ts'

/** Empty takes the name away. */
export const NamePortfolioBody = object({ name: freeText(40) })
export type NamePortfolioBody = Infer<typeof NamePortfolioBody>

export const namePortfolio = endpoint({
  summary: 'Gives a portfolio a name of the member’s own, or takes it away.',
  method: 'PATCH',
  path: '/portfolio/name/:id',
  access: 'member',
  params: { id: id<'portfolio'>() },
  body: NamePortfolioBody,
  response: Portfolio,
})
