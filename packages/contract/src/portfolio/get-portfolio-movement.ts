import { type Infer, object, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields/id.ts'
import { lineBehind } from '../ledger/line-behind.ts'
import { PortfolioMovement } from './portfolio-movement.ts'

export const MovementReceipt = type({
  movement: PortfolioMovement,
  reference: string(),
  ...lineBehind,
})
export type MovementReceipt = Infer<typeof MovementReceipt>

export const getPortfolioMovement = endpoint({
  summary:
    'One movement of a portfolio with what stands behind it: named by its own id, or by the payment that it is of.',
  method: 'GET',
  path: '/portfolio/movement/:id',
  access: 'member',
  params: { id: id<'movement' | 'payment'>() },
  query: object({ portfolio_id: id<'portfolio'>() }),
  response: MovementReceipt,
  errors: ['not_found'],
})
