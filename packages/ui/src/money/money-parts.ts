// By hand rather than by Intl, which writes US$ for dollars in en-NG and 1,234.5 for fifty kobo.
import { type MoneyToSay, moneyWords } from './money.words.ts'

/** An amount in kobo or cents, with its currency. */
export type MoneyAmount = { readonly currency: string; readonly minor: bigint }

export type MoneyParts = {
  /** The minus is the mathematical one: a hyphen before an amount is skipped by screen readers. */
  sign: '' | '−' | '+'
  symbol: string
  whole: string
  /** With its point, or empty when the amount is whole. */
  decimals: string
  /** K, M, B or T in the compact form. */
  unit: string
}

type Options = { compact?: boolean | undefined; plus?: boolean | undefined }

/** A letter, and from how many kobo it is used. */
const units = [
  ['T', 100_000_000_000_000n],
  ['B', 100_000_000_000n],
  ['M', 100_000_000n],
  ['K', 100_000n],
] as const

const whole = ['', 100n] as const

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** The compact form is cut off, never rounded up, so it never shows more than there is. */
export function moneyParts(
  { currency, minor }: MoneyAmount,
  { compact, plus }: Options = {},
): MoneyParts {
  const size = minor < 0n ? -minor : minor
  const [unit, from] = (compact && units.find(([, from]) => size >= from)) || whole
  const scale = unit ? 10n : 100n
  const shown = (size * scale) / from
  const rest = shown % scale
  return {
    sign: minor < 0n ? '−' : plus && minor > 0n ? '+' : '',
    symbol: currency === 'NGN' ? '₦' : '$',
    whole: group(String(shown / scale)),
    decimals: rest === 0n ? '' : `.${String(rest).padStart(unit ? 1 : 2, '0')}`,
    unit,
  }
}

/** The same as one piece of text, for names, titles and charts. */
export function moneyText(amount: MoneyAmount, options?: Options): string {
  const { sign, symbol, whole, decimals, unit } = moneyParts(amount, options)
  return `${sign}${symbol}${whole}${decimals}${unit}`
}

/** The whole amount as it is said: "minus 5,000 naira". */
export function moneySpoken(
  amount: MoneyAmount,
  options: Pick<Options, 'plus'> = {},
  spoken: (money: MoneyToSay) => string = moneyWords.spoken,
): string {
  const { sign, symbol, whole, decimals } = moneyParts(amount, options)
  return spoken({ sign, figures: whole + decimals, symbol })
}
