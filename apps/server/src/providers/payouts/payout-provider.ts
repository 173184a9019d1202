import type { Money } from '@kinfold/contract/money/money'
import type { ProviderName } from '@kinfold/contract/payment/receive-webhook'

/** A transfer that a provider makes for the club, to one member's bank account. */
export type PayoutOrder = {
  /** Ours. Under the same reference a provider makes one transfer, however often it is asked. */
  readonly reference: string
  readonly amount: Money
  readonly payee: {
    readonly accountName: string
    readonly accountNumber: string
    readonly bankCode: string | null
  }
}

/** How a transfer stands with its provider. */
export type FoundPayout =
  | { readonly state: 'pending' }
  | { readonly state: 'paid'; readonly amount: Money }
  | { readonly state: 'failed'; readonly reason: string }
  /** It was paid, and the member's bank sent it back. */
  | { readonly state: 'returned'; readonly amount: Money; readonly reason: string }
  /** The provider knows no transfer under this reference. */
  | { readonly state: 'unknown' }

/** The provider did nothing of what it was asked, and says why: asked again, it may take the same order. */
export class OrderRefusedError extends Error {
  override readonly name = 'OrderRefusedError'
}

/** Without an answer the outcome is unknown: ask again, never take it for a failure. */
export type PayoutProvider = {
  readonly name: ProviderName
  /** Undefined when there was no answer: the transfer may have been made. Throws `OrderRefusedError` where it was not. */
  readonly send: (order: PayoutOrder) => Promise<FoundPayout | undefined>
  /** Undefined when there was no answer. */
  readonly find: (reference: string) => Promise<FoundPayout | undefined>
}
