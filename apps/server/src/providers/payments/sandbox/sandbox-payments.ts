import { money } from '@kinfold/contract/money/money'
import { is, object, optional, string, type } from 'superstruct'
import type {
  Charge,
  ChargeableCard,
  Dispute,
  FoundPayment,
  FoundRefund,
  OpenedCheckout,
  PaymentProvider,
} from '../payment-provider.ts'
import type { CardBook } from './create-card-book.ts'
import {
  type ClaimBook,
  givenBack,
  type SandboxDispute,
  type SandboxRefund,
} from './create-claim-book.ts'
import {
  amountOf,
  isOpen,
  type SandboxBook,
  type SandboxCharge,
  type SandboxCheckout,
} from './create-sandbox-book.ts'
import { type SandboxSignature, signatureHeader } from './sandbox-signature.ts'

export const sandboxBank = 'Sandbox Bank'

type SandboxBooks = {
  readonly book: SandboxBook
  readonly cards: CardBook
  readonly claims: ClaimBook
}

/** Asks the sandbox's own books, which always answers. */
export function sandboxPayments(
  { book, cards, claims }: SandboxBooks,
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
    refund: async order => refundOf(await claims.refund(order)),
    findRefund: async ({ refundId }) => refundOf(await claims.findRefund(refundId)),
    findDisputes: async chargeId => (await claims.disputes(chargeId)).map(disputeOf),
    readEvent(body, headers) {
      if (!signature.isGenuine(body, headers[signatureHeader])) return undefined
      const event = readJson(body)
      if (!is(event, SandboxEvent)) return undefined
      const { reference, charge: chargeId } = event.data
      const about = subjects.find(subject => event.event.startsWith(`${subject}.`)) ?? 'payment'
      return { key: event.id, about, reference, ...(chargeId !== undefined && { chargeId }) }
    },
  }
}

const subjects = ['payout', 'refund', 'dispute'] as const

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

function refundOf(refund: SandboxRefund | undefined): FoundRefund {
  switch (refund?.state) {
    case undefined:
      return { state: 'unknown' }
    case 'done':
      return { state: 'done', amount: givenBack(refund) }
    case 'refused':
      return { state: 'refused', reason: refund.reason ?? '' }
    case 'pending':
      return { state: 'pending' }
  }
}

function disputeOf(dispute: SandboxDispute): Dispute {
  const { id, chargeId, state, currency, amountMinor, feeMinor, dueAt, openedAt } = dispute
  return {
    id,
    chargeId,
    state,
    amount: money(currency, amountMinor),
    fee: money(currency, feeMinor),
    dueAt,
    reason: 'The payer doesn’t know this charge.',
    openedAt,
  }
}
