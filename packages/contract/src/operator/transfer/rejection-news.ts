import { formatMoney } from '../../money/format-money.ts'
import type { Money } from '../../money/money.ts'

/** What a member reads of a transfer that was not found. */
export const rejectionNews = (reference: string, expected: Money, reason: string) => ({
  title: 'We could not find your transfer',
  body: `We could not confirm your transfer of ${formatMoney(expected)} with the reference ${reference}, for this reason:\n\n${reason}\n\nIf it arrives after all, it goes to your wallet.`,
})
