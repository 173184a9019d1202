import { usePayments } from '@kinfold/api/payment/list-payments'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Payment } from '@kinfold/contract/payment/payment'
import { startedStatuses } from '@kinfold/contract/payment/started-again'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { Money } from '@kinfold/ui/money'
import { StatusPill } from '@kinfold/ui/status-pill'
import { startTransition } from 'react'
import { useAction } from '../../address/use-action.ts'
import { momentText } from '../../day/moment-text.ts'
import { paidBy, paidFor, paymentLooks } from './payment/payment-words.ts'

type StartedPaymentsProps = {
  /** Those that belong on this page. */
  isShown: (payment: Payment) => boolean
}

const [first, second] = startedStatuses

/** Payments that have begun and not arrived: each leads to where it can be continued or cancelled. */
export function StartedPayments({ isShown }: StartedPaymentsProps) {
  const pending = usePayments({ status: first, per_page: 20 })
  const looked = usePayments({ status: second, per_page: 20 })
  const payments = [...(pending.data?.items ?? []), ...(looked.data?.items ?? [])].filter(isShown)
  if (payments.length === 0) return null
  return (
    <Card title="On its way in">
      <ul className="divide-y divide-line">
        {payments.map(payment => (
          <StartedPayment key={payment.id} payment={payment} />
        ))}
      </ul>
    </Card>
  )
}

function StartedPayment({ payment }: { payment: Payment }) {
  const { show } = useAction()
  const { tone, label } = paymentLooks[payment.status]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-ink">
          <Money amount={fromWireMoney(payment.amount)} />
          <StatusPill tone={tone}>{label}</StatusPill>
        </p>
        <p className="text-small text-ink-muted">
          {paidBy(payment)} to {paidFor(payment)}, begun {momentText(payment.created_at)}
        </p>
      </div>
      <Button
        size="small"
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => startTransition(() => show(payment.id))}
      >
        {payment.status === 'pending' ? 'Continue or cancel' : 'See how it stands'}
      </Button>
    </li>
  )
}
