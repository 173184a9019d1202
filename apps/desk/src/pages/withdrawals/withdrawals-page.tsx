import { useRequestedWithdrawal } from '@kinfold/api/operator/withdrawal/get-requested-withdrawal'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { TextLink } from '@kinfold/ui/text-link'
import { Link, useParams } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { daysWaited, waitedText } from '../../day/days-waited.ts'
import { QueueAndCase } from '../../queue/queue-and-case.tsx'
import { withdrawalLooks } from '../../queue/withdrawal-looks.ts'
import { useOperator } from '../../session/use-operator.ts'
import { useWithdrawalQueue } from './use-withdrawal-queue.ts'
import { WithdrawalCase } from './withdrawal-case.tsx'
import { WithdrawalFilters } from './withdrawal-filters.tsx'

export function WithdrawalsPage() {
  const { caseId } = useParams()
  const { today } = useOperator()
  const { queue, filters } = useWithdrawalQueue(caseId)
  // Read ahead, so that the next case is there as soon as this one is decided.
  useRequestedWithdrawal(queue.next)
  const rowText = ({ member, withdrawal, warnings }: RequestedWithdrawal) => {
    const { status, requested_at, currency, amount } = withdrawal
    const isWaiting = status === 'pending'
    return {
      title: member.name,
      aside: isWaiting
        ? waitedText(daysWaited(requested_at, today))
        : withdrawalLooks[status].label,
      below: `${formatMoney(moneyFromWire(currency, amount))}${warningText(isWaiting ? warnings.length : 0)}`,
    }
  }
  return (
    <QueueAndCase
      queue={queue}
      openId={caseId}
      path={paths.withdrawals}
      addressOf={pathTo.withdrawal}
      title="Withdrawals"
      of={{ one: 'withdrawal', many: 'withdrawals' }}
      rowText={rowText}
      filters={<WithdrawalFilters {...filters} />}
      empty={{
        isFiltered: filters.status !== 'pending',
        title: 'All is decided',
        text: 'No withdrawal waits for you. What is approved is paid in a batch.',
        action: (
          <TextLink asChild>
            <Link to={paths.prepareBatch}>Prepare a batch</Link>
          </TextLink>
        ),
      }}
    >
      {frame => <WithdrawalCase key={frame.id} {...frame} />}
    </QueueAndCase>
  )
}

function warningText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' · 1 warning' : ` · ${count} warnings`
}
