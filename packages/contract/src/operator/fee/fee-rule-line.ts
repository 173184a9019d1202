import { formatMoney } from '../../money/format-money.ts'
import { money } from '../../money/money.ts'
import type { FeeRule } from '../../payment/fee.ts'

/** Which fee it is: for the audit log. */
export function feeRuleName({ name, gateway, currency }: FeeRule): string {
  return `${name}, ${gateway}, ${currency}`
}

type Line = FeeRule & { readonly clearingDays: number | null }

/** What it comes to, who bears it, and when the money can be withdrawn, in one line. */
export function feeRuleLine(rule: Line): string {
  const { currency, bps, fixedMinor, capMinor, bearer, clearingDays } = rule
  const parts = [
    `${bps / 100} %`,
    fixedMinor > 0n && `${formatMoney(money(currency, fixedMinor))} fixed`,
    capMinor !== null && `at most ${formatMoney(money(currency, capMinor))}`,
    `borne by the ${bearer}`,
    clearingDays !== null && `withdrawn ${clearingText(clearingDays)}`,
  ]
  return parts.filter(part => part !== false).join(', ')
}

/** "after 2 working days". */
export function clearingText(days: number): string {
  if (days === 0) return 'at once'
  return days === 1 ? 'after 1 working day' : `after ${days} working days`
}
