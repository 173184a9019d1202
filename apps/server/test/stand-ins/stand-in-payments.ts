// Plays the payment provider of every gateway, with a book that tests can look into.
import type { Services } from '#src/modules/services.ts'
import type {
  CardOrder,
  CheckoutOrder,
  Dispute,
  FoundPayment,
  FoundRefund,
  PaymentProvider,
  RefundOrder,
} from '#src/providers/payments/payment-provider.ts'

export type StandInPayments = {
  readonly payments: Services['payments']
  /** Checkouts in the order they were opened. */
  readonly orders: CheckoutOrder[]
  /** Charges to kept cards, each time it was asked for one. */
  readonly charges: CardOrder[]
  /** Refunds, each time it was asked for one. */
  readonly refunds: RefundOrder[]
  /** References of those that were closed. */
  readonly closed: string[]
  /** What happens while a checkout is opened. */
  opening: () => Promise<void>
  /** What happens once a checkout is closed. */
  closing: () => Promise<void>
  /** Whether it answers at all. */
  isSilent: boolean
  /** What it says of every payment. */
  found: FoundPayment
  /** What it says of every refund it is asked for. */
  foundRefund: FoundRefund
  /** What it says of every charge. */
  disputes: readonly Dispute[]
  /** As it was in the beginning. */
  reset(): void
}

const hour = 3_600_000

const untouched: Pick<
  StandInPayments,
  'opening' | 'closing' | 'isSilent' | 'found' | 'foundRefund' | 'disputes'
> = {
  opening: async () => {},
  closing: async () => {},
  isSilent: false,
  found: { state: 'open' },
  foundRefund: { state: 'pending' },
  disputes: [],
}

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
    async charge(order) {
      stand.charges.push(order)
      return stand.isSilent ? undefined : stand.found
    },
    async close(reference) {
      stand.closed.push(reference)
      await stand.closing()
    },
    async refund(order) {
      stand.refunds.push(order)
      return stand.isSilent ? undefined : stand.foundRefund
    },
    findRefund: async () => (stand.isSilent ? undefined : { state: 'unknown' }),
    findDisputes: async () => (stand.isSilent ? undefined : stand.disputes),
    readEvent: () => undefined,
  }
  const stand: StandInPayments = {
    payments: gateway => (gateway === 'wallet' || gateway === 'bank' ? undefined : provider),
    orders: [],
    charges: [],
    refunds: [],
    closed: [],
    ...untouched,
    reset() {
      stand.orders.length = 0
      stand.charges.length = 0
      stand.refunds.length = 0
      stand.closed.length = 0
      Object.assign(stand, untouched)
    },
  }
  return stand
}
