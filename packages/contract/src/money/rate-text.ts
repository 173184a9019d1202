import { formatMoney } from './format-money.ts'
import { money } from './money.ts'

/** `₦1,532.50`, of naira for a dollar: two decimals, and those beyond with which it was set. */
export function rateText(rate: string): string {
  const [whole = '0', decimals = ''] = rate.split('.')
  return `${formatMoney(money('NGN', BigInt(whole) * 100n))}.${decimals.padEnd(2, '0')}`
}

/** `$1 = ₦1,532.50`: a rate with both its currencies. */
export const ratePairText = (rate: string): string => `$1 = ${rateText(rate)}`
