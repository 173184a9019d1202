import { useMemberPayments } from '@kinfold/api/operator/member/list-member-payments'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { MemberDetail } from '@kinfold/contract/operator/member/get-member'
import type { WithdrawalStatus } from '@kinfold/contract/withdrawal/withdrawal-status'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { momentText } from '../../day/day-text.ts'
import { withdrawalLooks } from '../../queue/withdrawal-looks.ts'
import { useOperator } from '../../session/use-operator.ts'
import { RecordSection } from './record-section.tsx'

const openWithdrawals: ReadonlySet<WithdrawalStatus> = new Set(['pending', 'approved', 'in_batch'])
const documentNames = { identity: 'Identity document', address: 'Proof of address' } as const

type Matter = {
  readonly id: string
  /** Undefined where the queue is for others. */
  readonly to: string | undefined
  readonly text: string
  readonly since: string
}

/** What of theirs waits for the desk, each with the way to its case. */
export function OpenMatters({ detail }: { detail: MemberDetail }) {
  const { has } = useOperator()
  const { data, failure, reload } = useMemberPayments(detail.customer.id, {
    status: 'pending_confirmation',
  })
  const transfers = (data?.items ?? []).map(
    (payment): Matter => ({
      id: payment.id,
      to: has('approver') ? pathTo.transfer(payment.id, '?status=any') : undefined,
      text: `Transfer of ${formatMoney(fromWireMoney(payment.total))}, announced`,
      since: payment.created_at,
    }),
  )
  const withdrawals = detail.withdrawals
    .filter(({ status }) => openWithdrawals.has(status))
    .map(
      ({ id, currency, amount, status, requested_at }): Matter => ({
        id,
        to: has('approver') ? pathTo.withdrawal(id, '?status=any') : undefined,
        text: `Withdrawal of ${formatMoney(moneyFromWire(currency, amount))}: ${withdrawalLooks[status].label.toLowerCase()}`,
        since: requested_at,
      }),
    )
  const documents = detail.documents
    .filter(({ status }) => status === 'submitted')
    .map(
      ({ id, kind, submitted_at }): Matter => ({
        id,
        to: has('reviewer') ? pathTo.kycCase(id, '?status=any') : undefined,
        text: `${documentNames[kind]}, waits for a decision`,
        since: submitted_at,
      }),
    )
  const owes = [detail.wallets.ngn, detail.wallets.usd].filter(each => each && each.owed > 0)
  const matters = [...documents, ...transfers, ...withdrawals]
  return (
    <RecordSection title="Open matters">
      <ReadFailure what="Their announced transfers" failure={failure} onRetry={reload} />
      {matters.length === 0 && owes.length === 0 && data ? (
        <p className="text-small text-ink-muted">Nothing of theirs waits for the desk.</p>
      ) : null}
      <ul className="flex flex-col gap-2 text-small">
        {owes.length > 0 && has('approver') ? (
          <li>
            <TextLink asChild>
              <Link to={paths.chargebacks}>
                They owe the club for a payment taken back or a withdrawal paid twice
              </Link>
            </TextLink>
          </li>
        ) : null}
        {matters.map(({ id, to, text, since }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            {to ? (
              <TextLink asChild>
                <Link to={to}>{text}</Link>
              </TextLink>
            ) : (
              <span className="text-ink">{text}</span>
            )}
            <span className="text-caption text-ink-muted">since {momentText(since)}</span>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
