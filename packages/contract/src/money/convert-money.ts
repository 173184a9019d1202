import type { Currency } from './currency.ts'
import { type Money, money } from './money.ts'

/** Naira for one dollar, in millionths, as it was quoted. */
export interface ExchangeRate {
  readonly base: 'USD'
  readonly quote: 'NGN'
  readonly millionths: bigint
}

/** Down towards zero is the club's rule for what a member receives; up is its rule for what a member pays. */
export type Rounding = 'down' | 'up' | 'half-even'

const million = 1_000_000n
const rateText = /^(0|[1-9]\d{0,8})(?:\.(\d{1,6}))?$/

/** `'1532.5'` → a rate. A missing or zero rate has no conversion: undefined, never one to one. */
export function parseExchangeRate(text: string): ExchangeRate | undefined {
  const match = rateText.exec(text)
  if (!match) return undefined
  const [, whole = '0', decimals = ''] = match
  const millionths = BigInt(whole) * million + BigInt(decimals.padEnd(6, '0'))
  return millionths === 0n ? undefined : { base: 'USD', quote: 'NGN', millionths }
}

function halfEvenStep(quotient: bigint, twiceRest: bigint, divisor: bigint): bigint {
  if (twiceRest !== divisor) return twiceRest > divisor ? 1n : 0n
  return quotient % 2n
}

function divide(value: bigint, divisor: bigint, rounding: Rounding): bigint {
  const sign = value < 0n ? -1n : 1n
  const size = sign * value
  const quotient = size / divisor
  const rest = size % divisor
  if (rest === 0n || rounding === 'down') return sign * quotient
  const step = rounding === 'up' ? 1n : halfEvenStep(quotient, rest * 2n, divisor)
  return sign * (quotient + step)
}

/** Converts at a quoted rate; the caller states which way the last kobo or cent goes. */
export function convertMoney<To extends Currency>(
  amount: Money,
  to: To,
  rate: ExchangeRate,
  rounding: Rounding,
): Money<To> {
  if (amount.currency === to) return money(to, amount.minor)
  const minor =
    to === 'NGN'
      ? divide(amount.minor * rate.millionths, million, rounding)
      : divide(amount.minor * million, rate.millionths, rounding)
  return money(to, minor)
}

/** Whether a rate is at most so many per cent away from another, either way. */
export function isRateWithin(rate: ExchangeRate, of: ExchangeRate, percent: number): boolean {
  const distance = rate.millionths - of.millionths
  const size = distance < 0n ? -distance : distance
  return size * 100n <= of.millionths * BigInt(percent)
}
