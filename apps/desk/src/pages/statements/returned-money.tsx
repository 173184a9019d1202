import { useUnmatchedMoney } from '@kinfold/api/operator/unmatched/list-unmatched-money'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { dayText } from '../../day/day-text.ts'
import { EntryList } from './entry-list.tsx'
import type { FinderProps } from './finder-props.ts'
import { isOfAmount } from './is-of-amount.ts'
import { expectedOf } from './paid-by-line.ts'
import { partsOfLine } from './parts-of-line.ts'

/** So many that are less or more than the line are offered: with a charge of the bank, or sent back a little too much, the nearest. */
const mostOthers = 5
/** Of a sum that is so many times the line, no line shows the rest: it isn't what went back. */
const mostTimes = 10

/** Unmatched money that went back: of the line's amount, several sums that make it up, or another where a person says why. */
export function ReturnedMoney({ line, answer, onAnswer }: FinderProps) {
  const read = useUnmatchedMoney({ state: 'returned', per_page: 100 })
  const gone = (read.data?.items ?? []).filter(
    ({ received }) => received.currency === line.amount.currency,
  )
  const less = gone
    .filter(({ received }) => received.amount < -line.amount.amount)
    .sort((one, other) => other.received.amount - one.received.amount)
  const more = gone
    .filter(
      ({ received: { amount } }) =>
        amount > -line.amount.amount && amount <= -line.amount.amount * mostTimes,
    )
    .sort((one, other) => one.received.amount - other.received.amount)
  const fitting = [
    ...gone.filter(({ received }) => isOfAmount(line, received)),
    ...less.slice(0, mostOthers),
    ...more.slice(0, mostOthers),
  ]
  const together = partsOfLine(line, less).map(parts => {
    const [{ id }, ...others] = parts
    const references = parts.map(({ bank_reference }) => bank_reference).join(' and ')
    return {
      title: `${parts.length} sums together`,
      below: parts
        .map(each => `${formatMoney(fromWireMoney(each.received))}, ${each.bank_reference}`)
        .join('; '),
      answer: {
        body: {
          to: 'returned' as const,
          unmatched_id: id,
          more_unmatched_ids: others.map(each => each.id),
        },
        words: `the money ${references} that went back together`,
      },
    }
  })
  return (
    <EntryList
      title="Money that went back"
      read={read}
      answer={answer}
      onAnswer={onAnswer}
      entries={[
        ...together,
        ...fitting.map(({ id, sender_name, bank_reference, received, received_on }) => ({
          title: sender_name || bank_reference,
          below: `${formatMoney(fromWireMoney(received))}, ${bank_reference}, arrived on ${dayText(received_on)}`,
          answer: {
            body: { to: 'returned' as const, unmatched_id: id },
            words: `the money ${bank_reference} that went back`,
            ...expectedOf(line, received),
          },
        })),
      ]}
    />
  )
}
