import { useSettlements } from '@kinfold/api/operator/settlement/list-settlements'
import { dayText } from '../../day/day-text.ts'
import { EntryList } from './entry-list.tsx'
import type { FinderProps } from './finder-props.ts'
import { isOfAmount } from './is-of-amount.ts'
import { RecordSettlement } from './record-settlement.tsx'

/** Those of the line's amount that no line shows yet. */
export function Settlements({ line, answer, onAnswer }: FinderProps) {
  const read = useSettlements({ per_page: 100 })
  const free = (read.data?.items ?? []).filter(
    ({ paid_out, line_id, undone_reason }) =>
      isOfAmount(line, paid_out) && line_id === null && undone_reason === null,
  )
  return (
    <>
      <EntryList
        title="Settlements of this amount"
        read={read}
        answer={answer}
        onAnswer={onAnswer}
        entries={free.map(({ id, reference, received_on }) => ({
          title: reference,
          below: `Recorded for ${dayText(received_on)}`,
          answer: {
            body: { to: 'settlement', settlement_id: id },
            words: `the settlement ${reference}`,
          },
        }))}
      />
      <RecordSettlement line={line} />
    </>
  )
}
