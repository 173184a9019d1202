import { useRequestedWithdrawals } from '@kinfold/api/operator/withdrawal/list-requested-withdrawals'
import type { WithdrawalStatus } from '@kinfold/contract/withdrawal/withdrawal-status'
import { momentText } from '../../day/day-text.ts'
import { afterAll } from './answer.ts'
import { EntryList } from './entry-list.tsx'
import type { FinderProps } from './finder-props.ts'
import { expectedOf, isPaidBy } from './paid-by-line.ts'

const statusWords: Partial<Record<WithdrawalStatus, string>> = {
  in_batch: 'in a batch',
  paid: 'paid',
  failed: 'said to have failed',
  returned: 'came back',
}

/** Those that the bank was told to pay and the line may show, whatever was said of them; where it came in, those that came back. */
export function Withdrawals({ line, answer, onAnswer }: FinderProps) {
  const { currency } = line.amount
  const awaited = useRequestedWithdrawals({ status: 'in_batch', currency, per_page: 100 })
  const paid = useRequestedWithdrawals({ status: 'paid', currency, per_page: 100 })
  const returned = useRequestedWithdrawals({ status: 'returned', currency, per_page: 100 })
  const failed = useRequestedWithdrawals({ status: 'failed', currency, per_page: 100 })
  const lists = line.amount.amount < 0 ? [awaited, paid, failed, returned] : [returned]
  const read = {
    data: lists.find(({ data }) => data === undefined) ? undefined : lists,
    failure: lists.find(({ failure }) => failure)?.failure,
    reload: () => {
      for (const list of lists) list.reload()
    },
  }
  const fitting = lists
    .flatMap(({ data }) => data?.items ?? [])
    .filter(({ withdrawal: { reference, amount } }) =>
      isPaidBy(line, { reference, amount: { currency, amount } }),
    )
    // One that was refused never went to the bank.
    .filter(({ withdrawal, batch_id }) => withdrawal.status !== 'failed' || batch_id !== null)
  return (
    <EntryList
      title="Withdrawals that fit"
      read={read}
      answer={answer}
      onAnswer={onAnswer}
      entries={fitting.map(({ withdrawal, member }) => ({
        title: member.name,
        below: `${withdrawal.reference}, ${statusWords[withdrawal.status]}, asked for on ${momentText(withdrawal.requested_at)}`,
        answer: {
          body: { to: 'withdrawal', withdrawal_id: withdrawal.id },
          words: `the withdrawal ${withdrawal.reference} of ${member.name}${afterAll(withdrawal.status)}`,
          ...expectedOf(line, { currency, amount: withdrawal.amount }),
          payee: withdrawal.account_name,
        },
      }))}
    />
  )
}
