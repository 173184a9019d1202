import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import type { KeyValueItem } from '@kinfold/ui/key-value-list'
import { dayText } from '../../day/day-text.ts'

const dayOr = (day: string | null, otherwise: string) => (day ? dayText(day) : otherwise)

/** What was agreed, apart from what comes next. */
export function portfolioTerms({
  status,
  started_on,
  matures_on,
  is_recurring,
}: Portfolio): KeyValueItem[] {
  const isOver = status === 'matured' || status === 'closed'
  const openEnd = started_on ? 'Open-ended' : 'Not yet known'
  return [
    { label: 'Started', value: dayOr(started_on, 'Not yet') },
    { label: isOver ? 'Matured' : 'Matures', value: dayOr(matures_on, openEnd) },
    ...(is_recurring ? [] : [{ label: 'Recurring', value: 'No' }]),
  ]
}
