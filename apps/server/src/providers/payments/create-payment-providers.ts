import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { ClubClock } from '../../clock/create-club-clock.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { PaymentProvider } from './payment-provider.ts'

type Parts = {
  readonly config: Config
  readonly db: Database
  readonly jobs: Jobs
  readonly clock: ClubClock
}

/** Who takes the money of a gateway for the club; undefined where nobody does. */
type PaymentProviders = (gateway: Gateway) => PaymentProvider | undefined

/** Nobody takes what comes out of a wallet, or to the club's own bank account. */
const taken: readonly Gateway[] = ['card', 'card_us', 'transfer']

export async function createPaymentProviders(parts: Parts): Promise<PaymentProviders> {
  const { config, ...rest } = parts
  if (config.payments.kind === 'none') return () => undefined
  const { createCardBook } = await import('./sandbox/create-card-book.ts')
  const { createClaimBook } = await import('./sandbox/create-claim-book.ts')
  const { createSandboxBook } = await import('./sandbox/create-sandbox-book.ts')
  const { createSandboxSignature } = await import('./sandbox/sandbox-signature.ts')
  const { sandboxPayments } = await import('./sandbox/sandbox-payments.ts')
  const signature = createSandboxSignature(config.secret)
  const books = {
    book: createSandboxBook(rest),
    cards: createCardBook(rest),
    claims: createClaimBook(rest),
  }
  const sandbox = sandboxPayments(books, signature, config.club.name)
  return gateway => (taken.includes(gateway) ? sandbox : undefined)
}
