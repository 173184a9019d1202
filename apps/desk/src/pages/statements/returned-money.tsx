import { useUnmatchedMoney } from '@kinfold/api/operator/unmatched/list-unmatched-money'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { dayText } from '../../day/day-text.ts'
import { EntryList } from './entry-list.tsx'
import type { FinderProps } from './finder-props.ts'
import { isOfAmount } from './is-of-amount.ts'
import { expectedOf } from './paid-by-line.ts'

/** So many that are less than the line are offered: with a charge of the bank, it is little more than one of them. */
const mostLess = 5

/** Unannounced money that went back: of the line's amount, or less where the bank may have taken the rest for itself. */
export function ReturnedMoney({ line, answer, onAnswer }: FinderProps) {
  const read = useUnmatchedMoney({ state: 'returned', per_page: 100 })
  const gone = (read.data?.items ?? []).filter(
    ({ received }) => received.currency === line.amount.currency,
  )
  const less = gone
    .filter(({ received }) => received.amount < -line.amount.amount)
    .sort((one, other) => other.received.amount - one.received.amount)
  const fitting = [
    ...gone.filter(({ received }) => isOfAmount(line, received)),
    ...less.slice(0, mostLess),
  ]
  return (
    <EntryList
      title="Money that went back"
      read={read}
      answer={answer}
      onAnswer={onAnswer}
      entries={fitting.map(({ id, sender_name, bank_reference, received, received_on }) => ({
        title: sender_name || bank_reference,
        below: `${formatMoney(fromWireMoney(received))}, ${bank_reference}, arrived on ${dayText(received_on)}`,
        answer: {
          body: { to: 'returned', unmatched_id: id },
          words: `the money ${bank_reference} that went back`,
          ...expectedOf(line, received),
        },
      }))}
    />
  )
}
