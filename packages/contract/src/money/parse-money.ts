import type { Currency } from './currency.ts'
import { type Money, money } from './money.ts'

const maximumMinor = 100_000_000_000_000n
const typed = /^(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/

/**
 * Reads what a person typed: `1,234.5`, `₦ 1,000`, `.50`. No minus, at most two decimals, and
 * anything above the limit of 1e12 becomes the limit. Unreadable text is undefined, never zero.
 */
export function parseMoney<C extends Currency>(currency: C, text: string): Money<C> | undefined {
  const match = typed.exec(text.replace(/^[₦$\s]+|\s+$/g, ''))
  if (!match) return undefined
  const [, whole = '', decimals = ''] = match
  if (whole === '' && decimals === '') return undefined
  const minor = BigInt(whole.replaceAll(',', '') + decimals.padEnd(2, '0'))
  return money(currency, minor > maximumMinor ? maximumMinor : minor)
}
