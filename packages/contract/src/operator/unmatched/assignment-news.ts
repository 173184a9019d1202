import { formatMoney } from '../../money/format-money.ts'
import type { Money } from '../../money/money.ts'

/** What a member reads of money that nobody announced and that was found to be theirs. */
export const assignmentNews = (received: Money) => ({
  title: 'We matched a transfer to you',
  body: `${formatMoney(received)} arrived at the club without your reference, and we found that it is yours. It is in your ${received.currency} wallet now.\n\nIf it isn’t from you, please contact the support team.`,
})
