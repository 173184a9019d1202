import { useRequestedWithdrawals } from '@kinfold/api/operator/withdrawal/list-requested-withdrawals'
import { momentText } from '../../day/day-text.ts'
import { EntryList } from './entry-list.tsx'
import type { FinderProps } from './finder-props.ts'
import { isOfAmount } from './is-of-amount.ts'

/** Those of the line's amount that were paid. */
export function Withdrawals({ line, answer, onAnswer }: FinderProps) {
  const { currency } = line.amount
  const read = useRequestedWithdrawals({ status: 'paid', currency, per_page: 100 })
  const fitting = (read.data?.items ?? []).filter(({ withdrawal: { amount } }) =>
    isOfAmount(line, { currency, amount }),
  )
  return (
    <EntryList
      title="Withdrawals of this amount"
      read={read}
      answer={answer}
      onAnswer={onAnswer}
      entries={fitting.map(({ withdrawal, member }) => ({
        title: member.name,
        below: `${withdrawal.reference}, asked for on ${momentText(withdrawal.requested_at)}`,
        answer: {
          body: { to: 'withdrawal', withdrawal_id: withdrawal.id },
          words: `the withdrawal ${withdrawal.reference} of ${member.name}`,
        },
      }))}
    />
  )
}
