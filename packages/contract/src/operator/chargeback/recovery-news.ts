import { formatMoney } from '../../money/format-money.ts'
import type { Money } from '../../money/money.ts'

type Recovery = {
  readonly taken: Money
  /** What is owed after it. */
  readonly left: Money
  readonly from: 'wallet' | 'portfolio'
  readonly owedFor: keyof typeof what
  readonly reason: string
}

const what = {
  payment: 'a payment that your bank had taken back',
  withdrawal: 'a withdrawal that was paid after all',
} as const

/** What a member reads once something they owed for a chargeback was taken. */
export function recoveryNews({ taken, left, from, owedFor, reason }: Recovery) {
  const leftText =
    left.minor === 0n
      ? 'You owe nothing more for it. Thank you.'
      : `You still owe ${formatMoney(left)} for it.`
  return {
    title: 'Part of what you owed is settled',
    body: `We took ${formatMoney(taken)} out of your ${from} for ${what[owedFor]}. ${leftText}\n\nThe reason:\n\n${reason}`,
  }
}
