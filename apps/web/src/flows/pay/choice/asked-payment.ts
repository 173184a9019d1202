import type { QuoteBody } from '@kinfold/contract/payment/quote-payment'
import { currencyOf, type PayTarget, purposeOf } from '../pay-target.ts'
import { gatewayOf, type Way, walletOf } from '../way.ts'
import type { PayDraft } from './pay-draft.ts'

/** How it is paid: what the quote and the start of a payment have in common. */
export function choicesOf(draft: PayDraft, way: Way) {
  const wallet = walletOf(way)
  return {
    gateway: gatewayOf(way),
    ...(wallet && { target_wallet: wallet }),
    ...(draft.isLocalized && !wallet && { is_localized: true }),
    ...(way === 'card_us' &&
      draft.isUsInstitution !== undefined && { is_us_institution: draft.isUsInstitution }),
  }
}

/** What is asked for its cost; nothing while an answer is missing. */
export function quoteBodyOf(target: PayTarget, draft: PayDraft, way: Way): QuoteBody | undefined {
  const { amount, interval } = draft
  if (amount === undefined) return undefined
  if (way === 'card_us' && draft.isUsInstitution === undefined) return undefined
  return {
    purpose: purposeOf(target, interval !== undefined),
    amount,
    currency: currencyOf(target),
    ...choicesOf(draft, way),
  }
}
