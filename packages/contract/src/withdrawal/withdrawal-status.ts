import { enums, type Infer } from 'superstruct'
import type { StatusMachine } from '../status/status-machine.ts'

export const withdrawalStatuses = [
  'pending',
  'approved',
  'in_batch',
  'paid',
  'failed',
  'cancelled',
  'returned',
] as const
export const WithdrawalStatus = enums(withdrawalStatuses)
export type WithdrawalStatus = Infer<typeof WithdrawalStatus>

/** Asked for, and neither paid nor given back yet. */
export const openWithdrawalStatuses = ['pending', 'approved', 'in_batch'] as const
export const isOpenWithdrawal = (status: WithdrawalStatus): boolean =>
  openWithdrawalStatuses.some(open => open === status)

/**
 * The amount is held while it is `pending` and leaves the wallet when it is approved; `failed`, `cancelled`
 * and `returned` give it back.
 */
export const withdrawalMachine: StatusMachine<WithdrawalStatus> = {
  states: withdrawalStatuses,
  initial: 'pending',
  moves: [
    { from: 'pending', to: 'approved', by: ['operator'] },
    { from: 'pending', to: 'failed', by: ['operator'] },
    { from: 'pending', to: 'cancelled', by: ['member'] },
    { from: 'approved', to: 'in_batch', by: ['operator', 'system'] },
    { from: 'approved', to: 'failed', by: ['operator'] },
    { from: 'in_batch', to: 'paid', by: ['operator', 'provider'] },
    { from: 'in_batch', to: 'failed', by: ['operator', 'provider'] },
    // A line of the bank shows that it was paid after all.
    { from: 'failed', to: 'paid', by: ['operator'] },
    // The member’s bank sends it back after all.
    { from: 'paid', to: 'returned', by: ['operator', 'provider'] },
  ],
}
