// What a member has chosen so far. It survives a reload, a session that expired and a closed browser, until it is
// paid or the member logs out. All tabs share it with its quote, which the server takes once.
import { ClubBankAccount } from '@kinfold/contract/payment/club-bank-account'
import type { Interval } from '@kinfold/contract/payment/interval'
import { PaymentQuote } from '@kinfold/contract/payment/payment-quote'
import type { TopUpPortfolioBody } from '@kinfold/contract/portfolio/top-up-portfolio'
import { payDraftStore } from '../../../session/pay-draft-store.ts'
import type { Way } from '../way.ts'

export type KeptQuote = {
  /** The choices it was made for. */
  readonly of: string
  readonly answer: PaymentQuote
  readonly receivedAt: number
}

export type SeenAccounts = {
  readonly seenAt: string
  readonly all: readonly ClubBankAccount[]
}

/** By the clock of the browser that saw them, as is how old a draft is. */
export const seenNow = (all: SeenAccounts['all']): SeenAccounts => ({
  seenAt: new Date(Date.now()).toISOString(),
  all,
})

export type PayDraft = {
  readonly amount?: number | undefined
  /** Absent for a payment that is made once. */
  readonly interval?: Interval | undefined
  readonly way?: Way | undefined
  readonly isUsInstitution?: boolean | undefined
  /** Pays in naira for dollars. */
  readonly isLocalized?: boolean | undefined
  readonly quote?: KeptQuote | undefined
  /** What a transfer of this draft is called, however often its figures are asked for. */
  readonly reference?: string | undefined
  /** The club's accounts, as they were seen last: to be read while the club can't be reached. */
  readonly accounts?: SeenAccounts | undefined
  /** Sent without an answer: it may have been paid, so only this very call is sent again. */
  readonly unanswered?: TopUpPortfolioBody | undefined
}

type Kept = {
  readonly owner: string
  readonly target: string
  readonly keptAt: number
  readonly draft: PayDraft
}

const lifetimeMs = 7 * 24 * 60 * 60 * 1000

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'keptAt' in value &&
    typeof value.keptAt === 'number' &&
    'draft' in value &&
    typeof value.draft === 'object' &&
    value.draft !== null
  )
}

type Place = Pick<Kept, 'owner' | 'target'>

/** What this member chose for this before. */
export function readDraft({ owner, target }: Place): PayDraft {
  try {
    const kept: unknown = JSON.parse(payDraftStore.read() ?? 'null')
    if (!isKept(kept) || kept.owner !== owner || kept.target !== target) return {}
    if (Date.now() - kept.keptAt > lifetimeMs) return {}
    const { quote, accounts, ...choices } = kept.draft
    return {
      ...choices,
      ...(quote && PaymentQuote.is(quote.answer) && { quote }),
      ...(accounts?.all.every(each => ClubBankAccount.is(each)) && { accounts }),
    }
  } catch {
    return {}
  }
}

export function keepDraft(place: Place, draft: PayDraft): void {
  const kept: Kept = { ...place, keptAt: Date.now(), draft }
  payDraftStore.write(JSON.stringify(kept))
}

export const forgetDraft = (): void => payDraftStore.clear()
