import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { PortfolioMovement } from '@kinfold/contract/portfolio/portfolio-movement'

/** A movement; a month's return with the fee that was taken of it. */
export type MovementEntry = {
  readonly movement: PortfolioMovement
  readonly fee?: PortfolioMovement
}

const dayOf = ({ happened_at }: PortfolioMovement) => dayInLagos(new Date(happened_at))

/** Newest first: a fee stands before the return that it is of. */
export function movementEntries(movements: readonly PortfolioMovement[]): MovementEntry[] {
  const entries: MovementEntry[] = []
  let fee: PortfolioMovement | undefined
  for (const movement of movements) {
    const isOfFee = fee && movement.kind === 'return' && dayOf(movement) === dayOf(fee)
    if (fee && isOfFee) entries.push({ movement, fee })
    if (fee && !isOfFee) entries.push({ movement: fee })
    fee = movement.kind === 'fee' ? movement : undefined
    if (!isOfFee && !fee) entries.push({ movement })
  }
  if (fee) entries.push({ movement: fee })
  return entries
}
