import { enums, type Infer } from 'superstruct'
import type { StatusMachine } from '../status/status-machine.ts'

export const portfolioStatuses = [
  'pending_payment',
  'pending_confirmation',
  'active',
  'matured',
  'closed',
  'cancelled',
] as const
export const PortfolioStatus = enums(portfolioStatuses)
export type PortfolioStatus = Infer<typeof PortfolioStatus>

/** A portfolio whose term hasn’t ended. */
export const beforeTheEnd: readonly PortfolioStatus[] = [
  'pending_payment',
  'pending_confirmation',
  'active',
]

/** A portfolio that holds a member's money. */
export const heldStatuses = ['active', 'matured'] as const satisfies readonly PortfolioStatus[]

export const portfolioMachine: StatusMachine<PortfolioStatus> = {
  states: portfolioStatuses,
  initial: 'pending_payment',
  moves: [
    { from: 'pending_payment', to: 'pending_confirmation', by: ['member'] },
    { from: 'pending_payment', to: 'active', by: ['provider', 'system'] },
    { from: 'pending_payment', to: 'cancelled', by: ['member', 'system'] },
    { from: 'pending_confirmation', to: 'active', by: ['operator'] },
    { from: 'pending_confirmation', to: 'pending_payment', by: ['operator', 'member'] },
    { from: 'pending_confirmation', to: 'cancelled', by: ['member', 'operator', 'system'] },
    { from: 'active', to: 'matured', by: ['system'] },
    // All of its money was somebody else's: it waits for its first again.
    { from: 'active', to: 'pending_payment', by: ['operator'] },
    { from: 'active', to: 'pending_confirmation', by: ['operator'] },
    { from: 'active', to: 'closed', by: ['operator'] },
    // Rolled over: the value stays, in the same portfolio, and a new term begins.
    { from: 'matured', to: 'active', by: ['system'] },
    { from: 'matured', to: 'closed', by: ['system', 'operator'] },
  ],
}
