// By hand rather than by Intl, which writes US$ for dollars in en-NG and 1,234.5 for fifty kobo.
import { currencySymbols } from './currency.ts'
import type { Money } from './money.ts'

export interface MoneyParts {
  /** The mathematical minus, which screen readers say; a hyphen they skip. */
  readonly sign: '' | '−'
  readonly symbol: string
  readonly whole: string
  /** Two digits, or empty when the amount is whole. */
  readonly decimals: string
}

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** The parts apart, for a page that sets the symbol smaller and the decimals quieter. */
export function moneyParts({ currency, minor }: Money): MoneyParts {
  const size = minor < 0n ? -minor : minor
  const rest = size % 100n
  return {
    sign: minor < 0n ? '−' : '',
    symbol: currencySymbols[currency],
    whole: group(String(size / 100n)),
    decimals: rest === 0n ? '' : String(rest).padStart(2, '0'),
  }
}

/** `₦1,234.50`, `−$10` */
export function formatMoney(amount: Money): string {
  const { sign, symbol, whole, decimals } = moneyParts(amount)
  return `${sign}${symbol}${whole}${decimals && '.'}${decimals}`
}
