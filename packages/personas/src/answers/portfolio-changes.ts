import type { PortfolioLineFacts } from '@kinfold/contract/ledger/line-facts'
import { portfolioLineOf } from '@kinfold/contract/ledger/line-of'
import type { Money } from '@kinfold/contract/money/money'
import type { PortfolioMovement } from '@kinfold/contract/portfolio/portfolio-movement'
import { demoHistory } from '../history/demo-history.ts'
import { legsOf } from '../history/legs-of.ts'
import type { Movement } from '../history/movement.ts'

/** One change of a portfolio's value. */
export interface PortfolioChange {
  readonly id: PortfolioMovement['id']
  readonly kind: PortfolioMovement['kind']
  readonly amount: Money
  readonly at: string
  readonly description: string
}

/** What changed a portfolio's value, oldest first. */
export function portfolioChanges(portfolio: string): PortfolioChange[] {
  return demoHistory.movements.flatMap(movement => {
    if (!('portfolio' in movement) || movement.portfolio !== portfolio) return []
    const { id, at } = movement
    return legsOf(movement).flatMap(({ account, amount, role }) => {
      if (account.of !== 'portfolio') return []
      const { kind, sentence } = portfolioLineOf(role)
      return { id, at, kind, amount, description: sentence(factsOf(movement, amount)) }
    })
  })
}

function factsOf(movement: Movement, amount: Money): PortfolioLineFacts {
  const common = { amount, gateway: null, isRecurring: false, paidCurrency: null }
  switch (movement.kind) {
    case 'contribution from wallet':
      return { ...common, gateway: 'wallet', paidCurrency: movement.taken.currency }
    case 'contribution from outside':
      return { ...common, gateway: movement.gateway, isRecurring: movement.subscription !== null }
    default:
      return common
  }
}
