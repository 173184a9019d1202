import { is, object, optional, string, type } from 'superstruct'
import type {
  Charge,
  ChargeableCard,
  FoundPayment,
  OpenedCheckout,
  PaymentProvider,
} from '../payment-provider.ts'
import type { CardBook } from './create-card-book.ts'
import {
  amountOf,
  isOpen,
  type SandboxBook,
  type SandboxCharge,
  type SandboxCheckout,
} from './create-sandbox-book.ts'
import { type SandboxSignature, signatureHeader } from './sandbox-signature.ts'

export const sandboxBank = 'Sandbox Bank'

type SandboxBooks = { readonly book: SandboxBook; readonly cards: CardBook }

/** Asks the sandbox's own books, which always answers. */
export function sandboxPayments(
  { book, cards }: SandboxBooks,
  signature: SandboxSignature,
  payee: string,
): PaymentProvider {
  return {
    name: 'sandbox',
    open: async order => describe(await book.open(order), payee),
    close: book.close,
    charge: cards.charge,
    async find(reference) {
      const checkout = await book.find(reference)
      if (checkout === undefined) return cards.findCharge(reference)
      const [first, ...rest] = await book.charges(reference)
      if (first !== undefined) {
        const { way, cardToken } = checkout
        const card = cardToken === null ? undefined : await cards.find(cardToken)
        const of = (charge: SandboxCharge) => chargeOf(charge, way, card)
        return { state: 'paid', charges: [of(first), ...rest.map(of)] }
      }
      return unpaid(checkout, await book.now())
    },
    readEvent(body, headers) {
      if (!signature.isGenuine(body, headers[signatureHeader])) return undefined
      const event = readJson(body)
      if (!is(event, SandboxEvent)) return undefined
      const about = event.event.startsWith('payout.') ? 'payout' : 'payment'
      return { key: event.id, about, reference: event.data.reference }
    },
  }
}

/** What the sandbox's provider tells the club. */
const SandboxEvent = type({
  id: string(),
  event: string(),
  data: object({ reference: string(), charge: optional(string()) }),
})

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

function describe(
  { reference, accountNumber, expiresAt }: SandboxCheckout,
  payee: string,
): OpenedCheckout {
  if (accountNumber === null) {
    return { link: `/sandbox/checkout/${reference}`, account: null, expiresAt }
  }
  const account = { bank: sandboxBank, name: payee, number: accountNumber }
  return { link: `/sandbox/bank/${accountNumber}`, account, expiresAt }
}

function chargeOf(
  charge: SandboxCharge,
  way: Charge['way'],
  card: ChargeableCard | undefined,
): Charge {
  const { id, paidAt } = charge
  return { id, amount: amountOf(charge), way, paidAt, ...(card !== undefined && { card }) }
}

function unpaid(checkout: SandboxCheckout, now: Date): FoundPayment {
  const { state } = checkout
  if (state === 'declined') return { state, reason: 'The card was declined.' }
  if (state === 'cancelled' || state === 'closed') return { state: 'cancelled' }
  return { state: isOpen(checkout, now) ? 'open' : 'expired' }
}
