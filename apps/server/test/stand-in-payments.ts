// Plays the payment provider of every gateway, with a book that tests can look into.
import type { Services } from '../src/modules/services.ts'
import type {
  CheckoutOrder,
  FoundPayment,
  PaymentProvider,
} from '../src/providers/payments/payment-provider.ts'

export type StandInPayments = {
  readonly payments: Services['payments']
  /** Checkouts in the order they were opened. */
  readonly orders: CheckoutOrder[]
  /** References of those that were closed. */
  readonly closed: string[]
  /** What happens while a checkout is opened. */
  opening: () => Promise<void>
  /** Whether it answers at all. */
  isSilent: boolean
  /** What it says of every payment. */
  found: FoundPayment
}

const hour = 3_600_000

export function standInPayments(now: () => Date): StandInPayments {
  const provider: PaymentProvider = {
    name: 'sandbox',
    async open(order) {
      await stand.opening()
      if (stand.isSilent) return undefined
      stand.orders.push(order)
      const isTransfer = order.way === 'transfer'
      return {
        link: isTransfer ? null : `/sandbox/checkout/${order.reference}`,
        account: isTransfer
          ? { bank: 'Sandbox Bank', name: 'Kinfold', number: `99${stand.orders.length}` }
          : null,
        expiresAt: new Date(now().getTime() + hour),
      }
    },
    find: async () => (stand.isSilent ? undefined : stand.found),
    async close(reference) {
      stand.closed.push(reference)
    },
    readEvent: () => undefined,
  }
  const stand: StandInPayments = {
    payments: gateway => (gateway === 'wallet' || gateway === 'bank' ? undefined : provider),
    orders: [],
    closed: [],
    opening: async () => {},
    isSilent: false,
    found: { state: 'open' },
  }
  return stand
}
