import type { MaturityChoice, Portfolio } from '@kinfold/contract/portfolio/portfolio'
import type { KeyValueItem } from '@kinfold/ui/key-value-list'
import { dayText } from '../../day/day-text.ts'
import { RecurringText } from './recurring-text.tsx'

const dayOr = (day: string | null, otherwise: string) => (day ? dayText(day) : otherwise)

const ahead: Readonly<Record<MaturityChoice, string>> = {
  pay_out: 'Paid to your wallet',
  roll_over: 'Rolled over for another term',
}

const isOver = ({ status }: Portfolio) => status === 'matured' || status === 'closed'

export function portfolioTerms(portfolio: Portfolio): KeyValueItem[] {
  const { status, started_on, matures_on, at_maturity, is_recurring } = portfolio
  const openEnd = started_on ? 'Open-ended' : 'Not yet known'
  return [
    { label: 'Started', value: dayOr(started_on, 'Not yet') },
    { label: isOver(portfolio) ? 'Matured' : 'Matures', value: dayOr(matures_on, openEnd) },
    ...(matures_on && status === 'active'
      ? [{ label: 'At maturity', value: ahead[at_maturity] }]
      : []),
    { label: 'Recurring', value: is_recurring ? <RecurringText portfolio={portfolio} /> : 'No' },
  ]
}
