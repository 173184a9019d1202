import { useMemberPayments } from '@kinfold/api/operator/member/list-member-payments'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { receivedStatuses } from '@kinfold/contract/operator/chargeback/chargeback-problem'
import type { MemberPayment } from '@kinfold/contract/operator/member/member-payment'
import { isRefundable } from '@kinfold/contract/payment/is-refundable'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { Button } from '@kinfold/ui/button'
import { Money } from '@kinfold/ui/money'
import { StatusPill } from '@kinfold/ui/status-pill'
import { useState } from 'react'
import { momentText } from '../../day/day-text.ts'
import { PagedList } from '../../queue/paged-list.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { gatewayWords, paymentLooks } from './member-looks.ts'
import { RecordSection } from './record-section.tsx'
import type { Task } from './task.ts'

const perPage = 10

type PaymentsProps = { memberId: string; onBegin: (task: Task) => void }

/** What they paid; an approver may begin to give one back, or record that its bank took it back. */
export function Payments({ memberId, onBegin }: PaymentsProps) {
  const [page, setPage] = useState(1)
  const read = useMemberPayments(memberId, { page, per_page: perPage })
  return (
    <RecordSection title="Payments">
      <PagedList
        read={read}
        label="Payments"
        page={page}
        perPage={perPage}
        onPageChange={setPage}
        empty={<p className="text-small text-ink-muted">They have paid nothing in yet.</p>}
      >
        {payment => <OnePayment key={payment.id} payment={payment} onBegin={onBegin} />}
      </PagedList>
    </RecordSection>
  )
}

const isOfCard = ({ gateway }: MemberPayment) => gateway !== 'bank' && gateway !== 'wallet'

type OnePaymentProps = { payment: MemberPayment; onBegin: PaymentsProps['onBegin'] }

function OnePayment({ payment, onBegin }: OnePaymentProps) {
  const { has } = useOperator()
  const { amount, gateway, status, reference, created_at, plan } = payment
  const canRefund = has('approver') && isRefundable(status)
  const canBeDisputed =
    has('approver') && isOfCard(payment) && receivedStatuses.some(each => each === status)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-small font-semibold text-ink">
          <span className="figures">
            <Money amount={fromWireMoney(amount)} />
          </span>{' '}
          <span className="font-normal text-ink-muted">
            to {plan ? planLabel(plan) : `the ${amount.currency} wallet`}
          </span>
        </p>
        <p className="text-caption text-ink-muted [overflow-wrap:anywhere]">
          <span className="figures">{reference}</span> · {gatewayWords[gateway]} ·{' '}
          {momentText(created_at)}
        </p>
      </div>
      {status === 'succeeded' ? null : (
        <StatusPill tone={paymentLooks[status].tone}>{paymentLooks[status].label}</StatusPill>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {canRefund ? (
          <Button
            size="small"
            variant="secondary"
            onClick={() => onBegin({ kind: 'refund', payment })}
          >
            Refund<span className="sr-only"> {reference}</span>
          </Button>
        ) : null}
        {canBeDisputed ? (
          <Button
            size="small"
            variant="secondary"
            onClick={() => onBegin({ kind: 'chargeback', payment })}
          >
            Chargeback<span className="sr-only"> {reference}</span>
          </Button>
        ) : null}
      </div>
    </li>
  )
}
