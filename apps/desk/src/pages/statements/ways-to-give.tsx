import { useExpectedTransfers } from '@kinfold/api/operator/transfer/list-expected-transfers'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import { walletProblem } from '@kinfold/contract/wallet/wallet-problem'
import { EntryList } from './entry-list.tsx'
import type { FinderProps } from './finder-props.ts'

/** A transfer of theirs that waits, or their wallet. */
export function WaysToGive({
  member,
  line,
  answer,
  onAnswer,
}: FinderProps & { member: MemberSummary }) {
  const { currency } = line.amount
  const read = useExpectedTransfers({
    status: 'pending_confirmation',
    currency,
    search: member.email,
  })
  const theirs = (read.data?.items ?? []).filter(each => each.member.id === member.id)
  const wallet = {
    title: `The ${currency} wallet`,
    below: 'They can contribute it or withdraw it',
    answer: {
      body: { to: 'wallet', customer_id: member.id },
      words: `for the ${currency} wallet of ${member.name}`,
    },
  } as const
  return (
    <EntryList
      title={`What it is for, of ${member.name}`}
      read={read}
      answer={answer}
      onAnswer={onAnswer}
      entries={[
        ...theirs.map(({ payment_id, reference, expected }) => ({
          title: reference,
          below: `They announced ${formatMoney(fromWireMoney(expected))}`,
          answer: {
            body: { to: 'payment', payment_id, customer_id: member.id } as const,
            words: `the transfer ${reference} of ${member.name}`,
            expected,
          },
        })),
        ...(walletProblem(member.is_global, currency) === undefined ? [wallet] : []),
      ]}
    />
  )
}
