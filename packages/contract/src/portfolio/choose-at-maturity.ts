import { object } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { MaturityChoice, Portfolio } from './portfolio.ts'

export const chooseAtMaturity = endpoint({
  summary:
    'Says, until the term ends, what happens then: paid to the wallet, or rolled over for another.',
  method: 'PATCH',
  path: '/portfolio/at-maturity/:id',
  access: 'member',
  params: { id: id<'portfolio'>() },
  body: object({ at_maturity: MaturityChoice }),
  response: Portfolio,
  errors: ['portfolio_not_open', 'plan_closed'],
})
