import type { Currency } from '@kinfold/contract/money/currency'
import type { Kind } from './outcomes.ts'

/** What is paid for. */
export const doors = ['Contribute', 'Top up', 'Fund wallet'] as const
export type Door = (typeof doors)[number]

export type Way = {
  readonly name: string
  readonly kind: Kind
  readonly tab: 'Bank transfer' | 'Card / Wallet'
  /** The card that chooses it. */
  readonly card: RegExp
}

const card: Way = { name: 'card', kind: 'card', tab: 'Card / Wallet', card: /^Card/ }
const international: Way = {
  name: 'international card',
  kind: 'card',
  tab: 'Card / Wallet',
  card: /^International card/,
}
const account: Way = {
  name: 'account number',
  kind: 'account number',
  tab: 'Bank transfer',
  card: /^Bank transfer, found/,
}
const receipt: Way = {
  name: 'receipt',
  kind: 'receipt',
  tab: 'Bank transfer',
  card: /^Bank transfer, with/,
}
const wallet = (currency: Currency): Way => ({
  name: `${currency} wallet`,
  kind: 'wallet',
  tab: 'Card / Wallet',
  card: new RegExp(`^${currency} wallet`),
})

export type Money = {
  /** Of the plan or wallet that is paid for. */
  readonly currency: Currency
  /** What is pressed under “Pay in”, where that is asked. */
  readonly payIn?: Currency
}

/** One club of its own each: who pays, in which money, and the ways that are possible. */
export type Group = Money & {
  readonly name: string
  readonly who: 'dayo' | 'efe'
  readonly ways: readonly [Way, ...Way[]]
  /** Shown under a tab, with the sentence that says why it can’t be taken. */
  readonly refused: readonly { readonly way: Way; readonly why: string }[]
}

export const groups: readonly Group[] = [
  {
    name: 'naira',
    who: 'dayo',
    currency: 'NGN',
    ways: [card, account, receipt, wallet('NGN')],
    refused: [{ way: wallet('USD'), why: 'It pays for dollar plans only.' }],
  },
  {
    name: 'dollars',
    who: 'dayo',
    currency: 'USD',
    payIn: 'USD',
    ways: [card, international, receipt, wallet('USD')],
    refused: [
      { way: account, why: 'It takes naira only.' },
      { way: wallet('NGN'), why: 'It takes naira only.' },
    ],
  },
  {
    name: 'dollars paid in naira',
    who: 'dayo',
    currency: 'USD',
    payIn: 'NGN',
    ways: [card, account, receipt, wallet('NGN')],
    refused: [
      { way: international, why: 'It takes dollars only.' },
      { way: wallet('USD'), why: 'It takes dollars only.' },
    ],
  },
  {
    name: 'dollars of a global member',
    who: 'efe',
    currency: 'USD',
    ways: [card, international, receipt, wallet('USD')],
    refused: [],
  },
]

/** Why nobody pays this way behind this door. */
export function refusalAt(door: Door, way: Way): string | undefined {
  return door === 'Fund wallet' && way.kind === 'wallet'
    ? 'a wallet is not funded from a wallet'
    : undefined
}
