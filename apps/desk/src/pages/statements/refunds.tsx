import { useRefunds } from '@kinfold/api/operator/refund/list-refunds'
import { addMoney } from '@kinfold/contract/money/money-arithmetic'
import { fromWireMoney, toWireMoney } from '@kinfold/contract/money/wire-money'
import type { Refund } from '@kinfold/contract/operator/refund/refund'
import { momentText } from '../../day/day-text.ts'
import { EntryList } from './entry-list.tsx'
import type { FinderProps } from './finder-props.ts'
import { expectedOf, isPaidBy } from './paid-by-line.ts'

/** One that was paid after all is another refund now. */
const cameBack = ({ status, way, paid_after_all }: Refund) =>
  way === 'hand' && status === 'failed' && !paid_after_all
const isLeaving = (refund: Refund) =>
  cameBack(refund) ||
  (refund.way === 'hand' && (refund.status === 'sent' || refund.status === 'paid'))

/** What else happens where one that was said to have failed is paid by a line; it may have come back by another. */
const afterAll = ({ status }: Refund, goesOut: boolean) =>
  goesOut && status === 'failed'
    ? ', said to have failed: unless a line shows that it came back, its money leaves the member again'
    : ''

const paidBack = ({ amount, fee }: Refund) =>
  amount.currency === fee.currency
    ? toWireMoney(addMoney(fromWireMoney(amount), fromWireMoney(fee)))
    : amount

/** Those that the line may have paid from the club's own bank; where it came in, those of its amount that failed. */
export function Refunds({ line, answer, onAnswer }: FinderProps) {
  const goesOut = line.amount.amount < 0
  const fits = goesOut ? isLeaving : cameBack
  const read = useRefunds({ per_page: 100 })
  const fitting = (read.data?.items ?? [])
    .filter(fits)
    .map(refund => ({ ...refund, amount: paidBack(refund) }))
    .filter(refund => isPaidBy(line, refund))
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
