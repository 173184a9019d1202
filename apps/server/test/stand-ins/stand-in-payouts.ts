// A provider of transfers that does what a test says.
import type {
  FoundPayout,
  PayoutOrder,
  PayoutProvider,
} from '#src/providers/payouts/payout-provider.ts'

export type StandInPayouts = {
  readonly payouts: PayoutProvider
  /** Every order that reached it, also those whose answer was lost. */
  readonly sent: PayoutOrder[]
  /** How often it was asked. */
  asked: number
  /** What it says of each transfer; by default `pending` once it was sent. */
  readonly says: Map<string, FoundPayout>
  /** Answers nothing although it heard, or hears nothing at all. */
  silent: 'no' | 'answers' | 'deaf'
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
        provider.sent.push(order)
        const { reference } = order
        if (!provider.says.has(reference)) provider.says.set(reference, { state: 'pending' })
        return provider.silent === 'no' ? find(reference) : undefined
      },
      async find(reference) {
        provider.asked += 1
        return provider.silent === 'no' ? find(reference) : undefined
      },
    },
  }
  return provider
}
