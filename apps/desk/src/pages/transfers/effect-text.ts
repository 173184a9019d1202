import { formatMoney } from '@kinfold/contract/money/format-money'
import type { TransferDetail } from '@kinfold/contract/operator/transfer/get-expected-transfer'
import type { Placement } from '@kinfold/contract/payment/place-arrival'
import { planLabel } from '@kinfold/contract/plan/plan-label'

/** What a confirmation does, in a sentence. */
export function effectText(
  { portfolio }: TransferDetail,
  { to, credited, rest }: Placement,
): string {
  const sum = formatMoney(credited)
  const { currency } = credited
  if (to === 'unmatched') return `${sum} stays unmatched: its member can’t hold ${currency}.`
  if (to === 'wallet' || portfolio === null) return `${sum} goes to the ${currency} wallet.`
  const plan = planLabel(portfolio.plan)
  const further = rest ? ` ${formatMoney(rest)} goes to the ${rest.currency} wallet.` : ''
  const begins = portfolio.status === 'active' ? '' : ', which begins with it'
  return `${sum} goes into ${plan}${begins}.${further}`
}
