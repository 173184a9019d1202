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

type Options = { compact?: boolean; plus?: boolean }

const units = [
  ['T', 100_000_000_000_000n],
  ['B', 100_000_000_000n],
  ['M', 100_000_000n],
  ['K', 100_000n],
] as const

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

function signOf(minor: bigint, plus: boolean): MoneyParts['sign'] {
  if (minor < 0n) return '−'
  return plus && minor > 0n ? '+' : ''
}

/** The compact form is cut off, never rounded up, so it never shows more than there is. */
export function moneyParts(amount: MoneyAmount, { compact = false, plus = false }: Options = {}) {
  const { currency, minor } = amount
  const size = minor < 0n ? -minor : minor
  const start = { sign: signOf(minor, plus), symbol: currency === 'NGN' ? '₦' : '$' }
  const step = compact ? units.find(([, from]) => size >= from) : undefined
  if (step) {
    const [unit, from] = step
    const tenths = (size * 10n) / from
    const decimals = tenths % 10n === 0n ? '' : `.${tenths % 10n}`
    return { ...start, whole: group(String(tenths / 10n)), decimals, unit } satisfies MoneyParts
  }
  const rest = size % 100n
  const decimals = rest === 0n ? '' : `.${String(rest).padStart(2, '0')}`
  return { ...start, whole: group(String(size / 100n)), decimals, unit: '' } satisfies MoneyParts
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
  const figures = whole + decimals
  return spoken({ sign, figures, symbol, count: Number(figures.replaceAll(',', '')) })
}
