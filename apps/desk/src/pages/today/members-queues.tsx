import { useKycCases } from '@kinfold/api/operator/kyc/list-kyc-cases'
import { useExpectedTransfers } from '@kinfold/api/operator/transfer/list-expected-transfers'
import { useUnmatchedMoney } from '@kinfold/api/operator/unmatched/list-unmatched-money'
import { useRequestedWithdrawals } from '@kinfold/api/operator/withdrawal/list-requested-withdrawals'
import type { DeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import IdCard from 'lucide-react/icons/id-card'
import Landmark from 'lucide-react/icons/landmark'
import { paths } from '../../address/paths.ts'
import { noonOf } from '../../day/day-text.ts'
import { useOperator } from '../../session/use-operator.ts'
import { QueueRow } from './queue-row.tsx'

const stroke = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const

type QueueProps = {
  /** Undefined while it is on its way. */
  overview: DeskOverview | undefined
}

// Each list has the longest waiting first.
const first = { per_page: 1 } as const

/** The queues that members wait in, as far as the operator's roles open them. */
export function MembersQueues({ overview }: QueueProps) {
  const { has } = useOperator()
  if (!has('reviewer') && !has('approver')) return null
  return (
    <section>
      <h2 className="text-lead font-semibold text-ink">Members are waiting</h2>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {has('reviewer') ? <KycQueue overview={overview} /> : null}
        {has('approver') ? (
          <>
            <TransferQueue overview={overview} />
            <WithdrawalQueue overview={overview} />
            <UnmatchedQueue overview={overview} />
          </>
        ) : null}
      </ul>
    </section>
  )
}

function KycQueue({ overview }: QueueProps) {
  const { data } = useKycCases({ status: 'submitted', ...first })
  const [oldest] = data?.items ?? []
  return (
    <QueueRow
      title="KYC"
      promise="Documents, checked in 2 to 3 business days"
      mostDays={3}
      icon={<IdCard {...stroke} />}
      count={overview?.kyc}
      oldest={oldest?.take_back ? undefined : oldest?.submitted_at}
      to={paths.kyc}
    />
  )
}

function TransferQueue({ overview }: QueueProps) {
  const { data } = useExpectedTransfers({ status: 'pending_confirmation', ...first })
  return (
    <QueueRow
      title="Transfers"
      promise="Confirmed within 48 hours"
      mostDays={2}
      icon={<Landmark {...stroke} />}
      count={overview?.transfers}
      oldest={data?.items[0]?.submitted_at}
      to={paths.transfers}
    />
  )
}

function WithdrawalQueue({ overview }: QueueProps) {
  const { data } = useRequestedWithdrawals({ status: 'pending', ...first })
  return (
    <QueueRow
      title="Withdrawals"
      promise="Asked for by the month’s end, paid by the 5th"
      icon={<ArrowUpFromLine {...stroke} />}
      count={overview?.withdrawals}
      oldest={data?.items[0]?.withdrawal.requested_at}
      to={paths.withdrawals}
    />
  )
}

function UnmatchedQueue({ overview }: QueueProps) {
  const { data } = useUnmatchedMoney({ state: 'open', ...first })
  const [oldest] = data?.items ?? []
  return (
    <QueueRow
      title="Unmatched money"
      promise="On the club’s account, and nobody announced it"
      icon={<CircleHelp {...stroke} />}
      count={overview?.unmatched}
      oldest={oldest && noonOf(oldest.received_on)}
      to={paths.unmatched}
    />
  )
}
