import type { Money } from '@kinfold/contract/money/money'
import { negateMoney } from '@kinfold/contract/money/money-arithmetic'
import type { PortfolioMovement } from '@kinfold/contract/portfolio/portfolio-movement'
import { demoHistory } from '../history/demo-history.ts'
import type { Movement } from '../history/movement.ts'

/** One change of a portfolio's value. */
export interface PortfolioChange {
  readonly id: PortfolioMovement['id']
  readonly kind: 'contribution' | 'return' | 'fee' | 'payout'
  readonly amount: Money
  readonly at: string
  readonly description: string
}

function changeOf(movement: Movement): Omit<PortfolioChange, 'id' | 'at'> | undefined {
  switch (movement.kind) {
    case 'contribution from wallet':
      return {
        kind: 'contribution',
        amount: movement.amount,
        description: `Contribution from your ${movement.taken.currency} wallet`,
      }
    case 'contribution from outside':
      return {
        kind: 'contribution',
        amount: movement.amount,
        description: movement.subscription ? 'Recurring contribution' : 'Contribution by card',
      }
    case 'return':
      return { kind: 'return', amount: movement.amount, description: 'Return of the month' }
    case 'fee':
      return { kind: 'fee', amount: negateMoney(movement.amount), description: 'Fee on the return' }
    case 'payout':
      return {
        kind: 'payout',
        amount: negateMoney(movement.amount),
        description: `Paid to your ${movement.amount.currency} wallet`,
      }
    default:
      return undefined
  }
}

/** What changed a portfolio's value, oldest first. */
export function portfolioChanges(portfolio: string): PortfolioChange[] {
  return demoHistory.movements.flatMap(movement => {
    if (!('portfolio' in movement) || movement.portfolio !== portfolio) return []
    const change = changeOf(movement)
    return change ? [{ id: movement.id, at: movement.at, ...change }] : []
  })
}
