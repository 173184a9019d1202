import type { Currency } from '@kinfold/contract/money/currency'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { ClubClock } from '../../clock/create-club-clock.ts'
import type { Config } from '../../config/config.ts'
import type { PaymentsConfig } from '../../config/payments-config.ts'
import type { Database } from '../../db/database.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { PaymentProvider } from './payment-provider.ts'

type Parts = {
  readonly config: Config
  readonly db: Database
  readonly jobs: Jobs
  readonly clock: ClubClock
  readonly now: () => Date
}

type PaymentProviders = {
  /** Who takes the money of a gateway for the club; undefined where nobody does. */
  readonly payments: (gateway: Gateway, currency: Currency) => PaymentProvider | undefined
  /** All that can be asked after a payment, also those that take no new ones any more. */
  readonly knownProviders: readonly PaymentProvider[]
}

export async function createPaymentProviders(parts: Parts): Promise<PaymentProviders> {
  const { payments } = parts.config
  const knownProviders = [
    ...(parts.config.mode === 'sandbox' ? [await createSandbox(parts)] : []),
    ...(payments.paystack === undefined ? [] : [await createPaystack(payments.paystack, parts)]),
    ...(payments.stripe === undefined ? [] : [await createStripe(payments.stripe, parts)]),
  ]
  return {
    knownProviders,
    payments(gateway, currency) {
      const taker = takerOf(payments, gateway, currency)
      return knownProviders.find(({ name }) => name === taker)
    },
  }
}

/** Nobody takes what comes out of a wallet, or to the club's own bank account. */
function takerOf(takers: PaymentsConfig, gateway: Gateway, currency: Currency) {
  switch (gateway) {
    case 'card':
      return currency === 'NGN' ? takers.nairaCard : takers.dollarCard
    case 'card_us':
      return takers.usCard
    case 'transfer':
      return takers.transfer
    case 'wallet':
    case 'bank':
      return undefined
  }
}

async function createSandbox({ config, ...rest }: Parts): Promise<PaymentProvider> {
  const { createCardBook } = await import('./sandbox/create-card-book.ts')
  const { createClaimBook } = await import('./sandbox/create-claim-book.ts')
  const { createSandboxBook } = await import('./sandbox/create-sandbox-book.ts')
  const { createSandboxSignature } = await import('./sandbox/sandbox-signature.ts')
  const { sandboxPayments } = await import('./sandbox/sandbox-payments.ts')
  const books = {
    book: createSandboxBook(rest),
    cards: createCardBook(rest),
    claims: createClaimBook(rest),
  }
  return sandboxPayments(books, createSandboxSignature(config.secret), config.club.name)
}

async function createPaystack(settings: NonNullable<PaymentsConfig['paystack']>, { now }: Parts) {
  const { paystackPayments } = await import('./paystack/paystack-payments.ts')
  return paystackPayments(settings, now)
}

async function createStripe(settings: NonNullable<PaymentsConfig['stripe']>, { db, now }: Parts) {
  const { createStripeObjects } = await import('./stripe/create-stripe-objects.ts')
  const { stripePayments } = await import('./stripe/stripe-payments.ts')
  return stripePayments(settings, { objects: createStripeObjects(db, now), now })
}
