import type { Payment } from '@kinfold/contract/payment/payment'
import { keepDraft } from './pay-draft.ts'

/** What did not come to be is begun once more with its amount; the way to pay is chosen anew. */
export function keepForAnother(owner: string, { amount, total, portfolio_id }: Payment): void {
  const target = portfolio_id === null ? 'wallet' : `portfolio ${portfolio_id}`
  const isLocalized = total.currency !== amount.currency
  keepDraft({ owner, target }, { amount: amount.amount, isLocalized })
}
