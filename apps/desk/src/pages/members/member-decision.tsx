import type { MemberDetail } from '@kinfold/contract/operator/member/get-member'
import { useOperator } from '../../session/use-operator.ts'
import { ChargebackForm } from './chargeback-form.tsx'
import { CloseForm } from './close-form.tsx'
import { Hold } from './hold.tsx'
import { RefundForm } from './refund-form.tsx'
import type { Task } from './task.ts'

type MemberDecisionProps = { detail: MemberDetail; task: Task | undefined; onClose: () => void }

/** What was begun for them, or else the hold on their account. */
export function MemberDecision({ detail, task, onClose }: MemberDecisionProps) {
  const { customer } = detail
  const { has } = useOperator()
  const name = `${customer.first_name} ${customer.last_name}`
  switch (task?.kind) {
    case 'close':
      return <CloseForm key={task.portfolio.id} {...task} name={name} onClose={onClose} />
    case 'refund':
      return (
        <RefundForm
          key={task.payment.id}
          {...task}
          name={name}
          holdings={detail}
          onClose={onClose}
        />
      )
    case 'chargeback':
      return <ChargebackForm key={task.payment.id} {...task} name={name} onClose={onClose} />
    case undefined:
      break
  }
  if (customer.status === 'closed')
    return <p className="text-small text-ink-muted">Their account is closed.</p>
  if (has('administrator')) return <Hold customer={customer} name={name} />
  return (
    <p className="text-small text-pretty text-ink-muted">
      Administrators can put a member on hold, and end it.
    </p>
  )
}
