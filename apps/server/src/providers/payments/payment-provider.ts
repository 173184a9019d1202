import type { Money } from '@kinfold/contract/money/money'
import type { ProviderGateway } from '@kinfold/contract/payment/gateway'
import type { ProviderName } from '@kinfold/contract/payment/receive-webhook'

/** A payment to be taken for the club. */
export type CheckoutOrder = {
  /** Ours; the provider knows the payment by it. */
  readonly reference: string
  /** transfer: an account number for this payment alone; the others: a page of the provider's. */
  readonly way: ProviderGateway
  readonly total: Money
  readonly payer: { readonly name: string; readonly email: string }
  /** What it is for, in a few words: the payer reads it. */
  readonly description: string
  /** Where the provider's page sends the payer afterwards. */
  readonly returnUrl: string
  /** Whether the card may be charged again without the payer. */
  readonly keepsCard: boolean
}

export type TransferAccount = {
  readonly bank: string
  readonly name: string
  readonly number: string
}

export type OpenedCheckout = {
  readonly link: string | null
  readonly account: TransferAccount | null
  readonly expiresAt: Date
}

/** Money that a provider took for a payment. A transfer may arrive in several. */
export type Charge = {
  /** The provider's own id of it. */
  readonly id: string
  readonly amount: Money
  readonly way: CheckoutOrder['way']
  readonly paidAt: Date
  /** The card it was taken from, where that may be charged again. */
  readonly card?: ChargeableCard
}

/** A card that its owner lets the club charge again without them. */
export type ChargeableCard = {
  /** What the provider charges it by: a secret. */
  readonly token: string
  readonly brand: string
  readonly last4: string
  /** The last day on which it can be charged, `2028-03-31`. */
  readonly expiresOn: string
}

/** A charge to a card that was kept. */
export type CardOrder = {
  /** Ours: sent again with the same reference, it is the same charge. */
  readonly reference: string
  readonly token: string
  readonly total: Money
  readonly payer: CheckoutOrder['payer']
  readonly description: string
}

/** How a payment stands with its provider. */
export type FoundPayment =
  | { readonly state: 'paid'; readonly charges: readonly [Charge, ...Charge[]] }
  /** The payer can still pay. */
  | { readonly state: 'open' }
  | { readonly state: 'declined'; readonly reason: string }
  | { readonly state: 'cancelled' | 'expired' }
  | { readonly state: 'unknown' }

/** What a webhook says, once its signature has been proven. */
export type ProviderEvent = {
  /** What makes two deliveries the same event. */
  readonly key: string
  /** Money that comes in, or goes out. */
  readonly about: 'payment' | 'payout'
  /** Our reference of the payment or payout; undefined for news about something else. */
  readonly reference: string | undefined
}

/** Without an answer the outcome is unknown: ask again, never take it for a failure. */
export type PaymentProvider = {
  readonly name: ProviderName
  /** Undefined when there was no answer. */
  readonly open: (order: CheckoutOrder) => Promise<OpenedCheckout | undefined>
  /** Undefined when there was no answer. */
  readonly find: (reference: string) => Promise<FoundPayment | undefined>
  /** Charges a kept card, once for each reference; answers what became of it. Undefined when there was no answer. */
  readonly charge: (order: CardOrder) => Promise<FoundPayment | undefined>
  /** Takes no payment any more, as far as the provider can; a payment under way may still come. */
  readonly close: (reference: string) => Promise<void>
  /** Undefined for a message that isn't the provider's. The body is as it was sent, byte by byte. */
  readonly readEvent: (
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ) => ProviderEvent | undefined
}
