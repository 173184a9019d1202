import { formatMoney } from '../../money/format-money.ts'
import { money } from '../../money/money.ts'
import type { FeeRule } from '../../payment/fee.ts'

/** Which fee it is: for the audit log. */
export function feeRuleName({ name, gateway, currency }: FeeRule): string {
  return `${name}, ${gateway}, ${currency}`
}

/** What it comes to and who bears it, in one line. */
export function feeRuleLine({ currency, bps, fixedMinor, capMinor, bearer }: FeeRule): string {
  const parts = [
    `${bps / 100} %`,
    fixedMinor > 0n && `${formatMoney(money(currency, fixedMinor))} fixed`,
    capMinor !== null && `at most ${formatMoney(money(currency, capMinor))}`,
    `borne by the ${bearer}`,
  ]
  return parts.filter(part => part !== false).join(', ')
}
