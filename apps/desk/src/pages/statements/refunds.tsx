import type { Refund } from '@kinfold/contract/operator/refund/refund'
import { momentText } from '../../day/day-text.ts'
import { EntryList } from './entry-list.tsx'
import type { FinderProps } from './finder-props.ts'
import { expectedOf } from './paid-by-line.ts'
import { useFittingRefunds } from './use-fitting-refunds.ts'

/** What else happens where one that was said to have failed is paid by a line; it may have come back by another. */
const afterAll = ({ status }: Refund, goesOut: boolean) =>
  goesOut && status === 'failed'
    ? ', said to have failed: unless a line shows that it came back, its money leaves the member again'
    : ''

export function Refunds({ line, answer, onAnswer }: FinderProps) {
  const goesOut = line.amount.amount < 0
  const { read, fitting } = useFittingRefunds(line)
  return (
    <EntryList
      title="Refunds that fit"
      read={read}
      answer={answer}
      onAnswer={onAnswer}
      entries={fitting.map(refund => ({
        title: refund.member.name,
        below: `${refund.reference}, proposed on ${momentText(refund.proposed_at)}`,
        answer: {
          body: { to: 'refund', refund_id: refund.id },
          words: `the refund of ${refund.reference} to ${refund.member.name}${afterAll(refund, goesOut)}`,
          ...expectedOf(line, refund.amount),
        },
      }))}
    />
  )
}
