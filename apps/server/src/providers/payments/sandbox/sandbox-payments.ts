import { is, object, optional, string, type } from 'superstruct'
import type { Charge, FoundPayment, OpenedCheckout, PaymentProvider } from '../payment-provider.ts'
import {
  amountOf,
  isOpen,
  type SandboxBook,
  type SandboxCharge,
  type SandboxCheckout,
} from './create-sandbox-book.ts'
import { type SandboxSignature, signatureHeader } from './sandbox-signature.ts'

export const sandboxBank = 'Sandbox Bank'

/** Asks the sandbox's own book, which always answers. */
export function sandboxPayments(
  book: SandboxBook,
  signature: SandboxSignature,
  payee: string,
): PaymentProvider {
  return {
    name: 'sandbox',
    open: async order => describe(await book.open(order), payee),
    close: book.close,
    async find(reference) {
      const checkout = await book.find(reference)
      if (checkout === undefined) return { state: 'unknown' }
      const [first, ...rest] = await book.charges(reference)
      if (first !== undefined) {
        return {
          state: 'paid',
          charges: [chargeOf(first, checkout), ...rest.map(each => chargeOf(each, checkout))],
        }
      }
      return unpaid(checkout, await book.now())
    },
    readEvent(body, headers) {
      if (!signature.isGenuine(body, headers[signatureHeader])) return undefined
      const event = readJson(body)
      return is(event, SandboxEvent)
        ? { key: event.id, reference: event.data.reference }
        : undefined
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

function chargeOf(charge: SandboxCharge, { keepsCard, reference, way }: SandboxCheckout): Charge {
  return {
    id: charge.id,
    amount: amountOf(charge),
    way,
    paidAt: charge.paidAt,
    ...(keepsCard && { authorization: `sandbox card of ${reference}` }),
  }
}

function unpaid(checkout: SandboxCheckout, now: Date): FoundPayment {
  const { state } = checkout
  if (state === 'declined') return { state, reason: 'The card was declined.' }
  if (state === 'cancelled' || state === 'closed') return { state: 'cancelled' }
  return { state: isOpen(checkout, now) ? 'open' : 'expired' }
}
