import { dateFormat } from '../../day/date-format.ts'
import { formatMoney } from '../../money/format-money.ts'
import type { Money } from '../../money/money.ts'

/** Something about a member's money that whoever pays them should know. */
export type PayeeMatter = {
  /**
   * credited: given by hand · taken_back: by their bank · won_back: and it came again · payout_named: a line of the
   * bank names a payout that failed or came back, and nobody has said since what the line is.
   */
  readonly kind: 'credited' | 'taken_back' | 'won_back' | 'payout_named'
  readonly amount: Money
  /** Who gave it, or says that it came again; null for a bank, and for a provider. */
  readonly by: string | null
  /** Whether a bank's line that somebody else sent shows it. */
  readonly isShown: boolean
  readonly at: Date
}

const day = dateFormat({ dateStyle: 'medium' })

export function matterText({ kind, amount, by, isShown, at }: PayeeMatter): string {
  const sum = formatMoney(amount)
  if (kind === 'taken_back') return `Their bank took ${sum} back on ${day(at)}.`
  if (kind === 'payout_named')
    return `A line of the bank of ${day(at)} names a payout of ${sum} to them that failed or came back. Somebody has to say what that line is.`
  const shown = isShown
    ? 'a bank statement from somebody else shows it'
    : 'no bank statement from somebody else shows it'
  if (kind === 'won_back') {
    const taken = `${sum} that their bank took back`
    return by === null
      ? `${taken} came again on ${day(at)}, as its provider says.`
      : `${by} wrote down on ${day(at)} that ${taken} came again, and ${shown}.`
  }
  return `${by ?? 'Somebody'} credited ${sum} on ${day(at)}, and ${shown}.`
}
