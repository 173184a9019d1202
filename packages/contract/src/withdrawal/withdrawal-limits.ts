import type { Currency } from '../money/currency.ts'
import { formatMoney } from '../money/format-money.ts'
import { type Money, money } from '../money/money.ts'
import { compareMoney } from '../money/money-arithmetic.ts'

/** A club's settings: each withdrawal is looked at by people and costs a transfer. */
export type WithdrawalLimits = {
  /** In minor units. Less is paid only where it is all that can be withdrawn. */
  readonly least: Readonly<Record<Currency, bigint>>
  /** How many may be on their way at once. */
  readonly open: number
  /** How many may be asked for within 24 hours, cancelled ones too. */
  readonly aDay: number
}

export const defaultWithdrawalLimits: WithdrawalLimits = {
  least: { NGN: 1_000_00n, USD: 5_00n },
  open: 5,
  aDay: 10,
}

type Asked = {
  readonly amount: Money
  /** All that can be withdrawn now. */
  readonly ready: Money
  readonly open: number
  /** Within the last 24 hours. */
  readonly lately: number
}

/** What a member is told before they ask for less. */
export const leastText = (least: Money): string =>
  `The least you can withdraw is ${formatMoney(least)}, or all that you can withdraw.`

/** Less than the least, and not all that can be withdrawn. */
export const isTooSmall = ({ amount, ready }: Pick<Asked, 'amount' | 'ready'>, least: Money) =>
  compareMoney(amount, ready) !== 0 && compareMoney(amount, least) < 0

/** Why a withdrawal is too small, or one too many: the code, and the sentence for a member. */
export function withdrawalLimitProblem(
  { amount, ready, open, lately }: Asked,
  limits: WithdrawalLimits,
) {
  const least = money(amount.currency, limits.least[amount.currency])
  if (isTooSmall({ amount, ready }, least))
    return { code: 'withdrawal_too_small', sentence: leastText(least) } as const
  if (open >= limits.open) {
    const sentence = `${open} withdrawals are on their way already. Please wait until one of them is paid, or cancel one.`
    return { code: 'too_many_withdrawals', sentence } as const
  }
  if (lately >= limits.aDay) {
    const sentence = `You have asked for ${lately} withdrawals within a day. Please ask again tomorrow, for more at once.`
    return { code: 'too_many_withdrawals', sentence } as const
  }
  return undefined
}
