import { useUnmatchedMoney } from '@kinfold/api/operator/unmatched/list-unmatched-money'
import { dayText } from '../../day/day-text.ts'
import { EntryList } from './entry-list.tsx'
import type { FinderProps } from './finder-props.ts'
import { isOfAmount } from './is-of-amount.ts'

/** Unannounced money of the line's amount that went back. */
export function ReturnedMoney({ line, answer, onAnswer }: FinderProps) {
  const read = useUnmatchedMoney({ state: 'returned', per_page: 100 })
  const fitting = (read.data?.items ?? []).filter(({ received }) => isOfAmount(line, received))
  return (
    <EntryList
      title="Money of this amount that went back"
      read={read}
      answer={answer}
      onAnswer={onAnswer}
      entries={fitting.map(({ id, sender_name, bank_reference, received_on }) => ({
        title: sender_name || bank_reference,
        below: `${bank_reference}, arrived on ${dayText(received_on)}`,
        answer: {
          body: { to: 'returned', unmatched_id: id },
          words: `the money ${bank_reference} that went back`,
        },
      }))}
    />
  )
}
