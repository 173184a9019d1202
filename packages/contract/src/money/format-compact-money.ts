import { formatMoney, moneyParts } from './format-money.ts'
import type { Money } from './money.ts'

const steps = [
  ['T', 100_000_000_000_000n],
  ['B', 100_000_000_000n],
  ['M', 100_000_000n],
  ['K', 100_000n],
] as const

/** `₦1.2M`: one decimal, cut off rather than rounded up, so that nobody is shown more than they have. */
export function formatCompactMoney(amount: Money): string {
  const { minor } = amount
  const size = minor < 0n ? -minor : minor
  const step = steps.find(([, from]) => size >= from)
  if (!step) return formatMoney(amount)
  const [letter, from] = step
  const { sign, symbol } = moneyParts(amount)
  const tenths = (size * 10n) / from
  const decimal = tenths % 10n === 0n ? '' : `.${tenths % 10n}`
  return `${sign}${symbol}${tenths / 10n}${decimal}${letter}`
}
