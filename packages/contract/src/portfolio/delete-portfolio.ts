import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { Done } from '../validation/done.ts'

export const deletePortfolio = endpoint({
  summary: 'Deletes a portfolio that never held money.',
  method: 'POST',
  path: '/portfolio/delete/:id',
  access: 'member',
  params: { id: id<'portfolio'>() },
  response: Done,
  errors: ['portfolio_funded'],
})
