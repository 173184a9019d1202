import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { Done } from '../validation/done.ts'

export const deletePortfolio = endpoint({
  summary: 'Deletes a portfolio that never held money; what still comes for it goes to the wallet.',
  method: 'POST',
  path: '/portfolio/delete/:id',
  access: 'member',
  params: { id: id<'portfolio'>() },
  response: Done,
  errors: ['portfolio_funded', 'portfolio_not_open'],
})
