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

/** Money of a charge that goes back to who paid it. */
export type RefundOrder = {
  /** Ours: sent again with the same id, it is the same refund. */
  readonly refundId: string
  /** Of the payment. */
  readonly reference: string
  /** The provider's own id of the charge. */
  readonly chargeId: string
  /** What the payer gets, with the part of the fee that goes back. */
  readonly amount: Money
}

/** How a refund stands with its provider. */
export type FoundRefund =
  /** It was taken, and is on its way or waits for a person. */
  | { readonly state: 'pending' }
  | { readonly state: 'done'; readonly amount: Money }
  /** Nothing goes back: also where it was under way and came back to the provider. */
  | { readonly state: 'refused'; readonly reason: string }
  /** The provider knows no refund under this id. */
  | { readonly state: 'unknown' }

/** A payer told their bank that a charge wasn't right, and the bank takes the money back meanwhile. */
export type Dispute = {
  /** The provider's own id of it. */
  readonly id: string
  /** The provider's own id of the charge. */
  readonly chargeId: string
  /** open: the bank has not decided · won: for the club, which gets the money again · lost: for the payer. */
  readonly state: 'open' | 'won' | 'lost'
  /** What of the charge is disputed, in the currency it was taken in. */
  readonly amount: Money
  /** What the provider charges the club for it, as it stands: nothing once it was given back. */
  readonly fee: Money
  /** Until when the club may answer it. */
  readonly dueAt: Date | null
  /** In the provider's words. */
  readonly reason: string
  readonly openedAt: Date
}

/** What a webhook says, once its signature has been proven. */
export type ProviderEvent = {
  /** What makes two deliveries the same event. */
  readonly key: string
  /** Money that comes in, goes out, goes back to a payer, or is taken back by the payer's bank. */
  readonly about: 'payment' | 'payout' | 'refund' | 'dispute'
  /** Our reference of the payment or payout; undefined where it names none. */
  readonly reference: string | undefined
  /** The provider's id of the charge: news of a refund or dispute may name nothing else. */
  readonly chargeId?: string
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
  /** Gives money of a charge back, once for each id. Undefined when there was no answer: it may have been given. */
  readonly refund: (order: RefundOrder) => Promise<FoundRefund | undefined>
  /** Undefined when there was no answer. */
  readonly findRefund: (order: RefundOrder) => Promise<FoundRefund | undefined>
  /** Every dispute of a charge, also of one that isn't a payment's. Undefined when there was no answer. */
  readonly findDisputes: (chargeId: string) => Promise<readonly Dispute[] | undefined>
  /** Undefined for a message that isn't the provider's. The body is as it was sent, byte by byte. */
  readonly readEvent: (
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ) => ProviderEvent | undefined
}
