import { useRefunds } from '@kinfold/api/operator/refund/list-refunds'
import { addMoney } from '@kinfold/contract/money/money-arithmetic'
import { fromWireMoney, toWireMoney } from '@kinfold/contract/money/wire-money'
import type { Refund } from '@kinfold/contract/operator/refund/refund'
import { momentText } from '../../day/day-text.ts'
import { EntryList } from './entry-list.tsx'
import type { FinderProps } from './finder-props.ts'
import { isOfAmount } from './is-of-amount.ts'

const isLeaving = ({ status, way }: Refund) =>
  way === 'hand' && (status === 'sent' || status === 'paid')
const cameBack = ({ status, way }: Refund) => way === 'hand' && status === 'failed'

const paidBack = ({ amount, fee }: Refund) =>
  amount.currency === fee.currency
    ? toWireMoney(addMoney(fromWireMoney(amount), fromWireMoney(fee)))
    : amount

/** Those of the line's amount that the club's own bank pays; where it came in, those that failed. */
export function Refunds({ line, answer, onAnswer }: FinderProps) {
  const fits = line.amount.amount < 0 ? isLeaving : cameBack
  const read = useRefunds({ per_page: 100 })
  const fitting = (read.data?.items ?? []).filter(
    refund => fits(refund) && isOfAmount(line, paidBack(refund)),
  )
  return (
    <EntryList
      title="Refunds of this amount"
      read={read}
      answer={answer}
      onAnswer={onAnswer}
      entries={fitting.map(({ id, reference, member, proposed_at }) => ({
        title: member.name,
        below: `${reference}, proposed on ${momentText(proposed_at)}`,
        answer: {
          body: { to: 'refund', refund_id: id },
          words: `the refund of ${reference} to ${member.name}`,
        },
      }))}
    />
  )
}
