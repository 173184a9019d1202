import { addHours } from 'date-fns/addHours'
import type { Dispute } from '../../../providers/payments/payment-provider.ts'

/** So often a dispute is asked after while it is open, should its news be lost. */
export const hoursBetweenAsks = 24

export const whenToAsk = ({ state }: Pick<Dispute, 'state'>, at: Date): Date | null =>
  state === 'open' ? addHours(at, hoursBetweenAsks) : null
