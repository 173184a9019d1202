import { enums, type Infer } from 'superstruct'
import type { StatusMachine } from '../../status/status-machine.ts'

/** Prepared by one operator, released by another, settled once every withdrawal in it is paid or failed. */
export const payoutBatchStatuses = ['prepared', 'released', 'settled', 'discarded'] as const
export const PayoutBatchStatus = enums(payoutBatchStatuses)
export type PayoutBatchStatus = Infer<typeof PayoutBatchStatus>

export const payoutBatchMachine: StatusMachine<PayoutBatchStatus> = {
  states: payoutBatchStatuses,
  initial: 'prepared',
  moves: [
    { from: 'prepared', to: 'released', by: ['operator'] },
    { from: 'prepared', to: 'discarded', by: ['operator'] },
    { from: 'released', to: 'settled', by: ['operator', 'provider', 'system'] },
  ],
}
