import type { Money } from '@kinfold/contract/money/money'
import type { ProviderGateway } from '@kinfold/contract/payment/gateway'
import type { PaymentProvider } from '#src/providers/payments/payment-provider.ts'

export type Message = { readonly body: string; readonly headers: Record<string, string> }

export const impatience = 300

/** A payment provider with everybody around it: payers, their banks, and time. */
export type PaymentWorld = AsyncDisposable & {
  readonly provider: PaymentProvider
  /** The same, waiting for no answer that takes long. */
  readonly impatient: PaymentProvider
  readonly ways: readonly ProviderGateway[]
  /** An amount in a currency that it takes. */
  readonly of: (minor: bigint) => Money
  readonly now: () => Date
  /** The payer pays what is asked for; one who pays again pays again, as far as the provider lets them. */
  pay(reference: string): Promise<void>
  /** The payer's bank declines. */
  decline(reference: string): Promise<void>
  /** More time goes by than a checkout lasts. */
  lapse(): Promise<void>
  /** How the bank of every kept card answers, and has answered what it left open. */
  cards(outcome: 'success' | 'decline' | 'silence'): Promise<void>
  dispute(chargeId: string): Promise<void>
  decide(chargeId: string, outcome: 'won' | 'lost'): Promise<void>
  /** What it tells the club of a payment that was paid, as it is signed. */
  message(reference: string): Message
  /** The same body with another signature. */
  sign(body: string | Buffer, secret?: string): Record<string, string>
}
