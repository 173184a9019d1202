import type { PostingRole } from '@kinfold/contract/ledger/posting-role'
import type { Currency } from '@kinfold/contract/money/currency'
import type { Money } from '@kinfold/contract/money/money'
import type { AccountAddress } from './account-address.ts'
import type { TransferKind } from './transfer-kind.ts'

declare const made: unique symbol

// An attempt is identified by scope and key, and is carried out once. Only idempotency-key.ts makes one.
export type IdempotencyKey = {
  readonly scope: string
  readonly key: string
  readonly [made]: true
}

// Ids of the product's records that a transfer is about, in columns of ledger.transfer where readers
// join by them.
export type References = Readonly<
  Partial<
    Record<'payment' | 'refund' | 'withdrawal' | 'portfolio' | 'unmatched' | 'returns', string>
  >
>

export type Leg = {
  readonly address: AccountAddress
  readonly amount: bigint
  readonly role: PostingRole
}

// Legs exist only in pairs made by move(), so a recipe cannot forget one.
export type Pair = readonly [Leg, Leg]

export type TransferRequest = {
  readonly attempt: IdempotencyKey
  readonly kind: TransferKind
  readonly pairs: readonly [Pair, ...Pair[]]
  readonly about?: References
  // What explains the movement later: quotes, reasons, a bank's reference. Never personal data.
  readonly meta?: Readonly<Record<string, string>>
  readonly eventAt?: Date
  // The hold this transfer uses up: exactly its amount or, with inPart, less; the rest is available again.
  readonly hold?: bigint
  readonly inPart?: true
  // The quote a conversion carries out, kept before by keepQuote().
  readonly quote?: string
}

// The role of the pair: stored on both postings, and what every list shows them by.
type As = { readonly as: PostingRole }

// NoInfer keeps an amount in one currency from meeting an account in another.
export function move<C extends Currency>(
  amount: Money<C>,
  from: AccountAddress<NoInfer<C>>,
  to: AccountAddress<NoInfer<C>>,
  { as: role }: As,
): Pair {
  if (amount.minor <= 0n) throw new RangeError('Money moves in amounts above zero.')
  if (from === to) throw new RangeError(`Money cannot move from ${from} to itself.`)
  return [
    { address: from, amount: -amount.minor, role },
    { address: to, amount: amount.minor, role },
  ]
}

// No pair for a fee of zero.
export function moveUnlessZero<C extends Currency>(
  amount: Money<C>,
  from: AccountAddress<NoInfer<C>>,
  to: AccountAddress<NoInfer<C>>,
  as: As,
): Pair[] {
  return amount.minor === 0n ? [] : [move<C>(amount, from, to, as)]
}

// Explanations stored with a transfer.
export function explanationOf({ meta, about }: TransferRequest): Record<string, string> {
  return { ...meta, ...about }
}
