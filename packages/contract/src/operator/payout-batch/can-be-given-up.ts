import type { PayoutStop } from './payout-stop.ts'

interface Ordered {
  /** Why its provider isn’t asked for it. */
  readonly stop: PayoutStop | null
  /** Whether it may be with its provider already. */
  readonly isSent: boolean
}

/** Whether an operator may say that a transfer failed: something stands in its way, and its provider has none of it. */
export const canBeGivenUp = ({ stop, isSent }: Ordered): boolean => stop !== null && !isSent
