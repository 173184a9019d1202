// A provider of transfers that does what a test says.
import {
  type FoundPayout,
  OrderRefusedError,
  type PayoutOrder,
  type PayoutProvider,
} from '#src/providers/payouts/payout-provider.ts'

export type StandInPayouts = {
  readonly payouts: PayoutProvider
  /** Every order that reached it, also those whose answer was lost. */
  readonly sent: PayoutOrder[]
  /** How often it was asked. */
  asked: number
  /** What it says of each transfer; by default `pending` once it was sent. */
  readonly says: Map<string, FoundPayout>
  /** Answers nothing although it heard, hears nothing at all, or takes no order. */
  silent: 'no' | 'answers' | 'deaf' | 'refuses'
}

export function createStandInPayouts(): StandInPayouts {
  const find = (reference: string): FoundPayout =>
    provider.says.get(reference) ?? { state: 'unknown' }
  const provider: StandInPayouts = {
    sent: [],
    asked: 0,
    says: new Map(),
    silent: 'no',
    payouts: {
      name: 'sandbox',
      async send(order) {
        if (provider.silent === 'deaf') return undefined
        if (provider.silent === 'refuses') throw new OrderRefusedError('Cannot resolve account')
        provider.sent.push(order)
        const { reference } = order
        if (!provider.says.has(reference)) provider.says.set(reference, { state: 'pending' })
        return provider.silent === 'no' ? find(reference) : undefined
      },
      async find(reference) {
        provider.asked += 1
        const isHeard = provider.silent === 'no' || provider.silent === 'refuses'
        return isHeard ? find(reference) : undefined
      },
    },
  }
  return provider
}
