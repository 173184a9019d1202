import { useMember } from '@kinfold/api/operator/member/get-member'
import type { DocumentStatus } from '@kinfold/contract/kyc/document-status'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { RequestedWithdrawalDetail } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import { momentText } from '../../day/day-text.ts'
import { EmailText } from '../../queue/email-text.tsx'
import { Fact, Facts } from '../../queue/facts.tsx'
import { withdrawalLooks } from '../../queue/withdrawal-looks.ts'

const documentWords: Readonly<Record<DocumentStatus, string>> = {
  not_submitted: 'Not handed in',
  submitted: 'Waits for a reviewer',
  approved: 'Approved',
  rejected: 'Rejected',
}

const customerWords = { active: 'Active', suspended: 'On hold', closed: 'Closed' } as const

/** Whose money it is, and what they withdrew before. */
export function CaseFacts({ detail }: { detail: RequestedWithdrawalDetail }) {
  const { customer, requested } = detail
  return (
    <div className="flex flex-col gap-5">
      <Facts title="Membership record">
        <Fact label="Member since">{momentText(customer.created_at)}</Fact>
        <Fact label="Membership">{customerWords[customer.status]}</Fact>
        <Fact label="ID">{documentWords[customer.kyc_status]}</Fact>
        <Fact label="Address">{documentWords[customer.poa_status]}</Fact>
        <Fact label="Lives in">{customer.country}</Fact>
        <Fact label="E-mail">
          <EmailText>{customer.email}</EmailText>
        </Fact>
        <Fact label="Phone">
          <span className="figures">{customer.phone}</span>
        </Fact>
        <Fact label="Reference">
          <span className="figures">{requested.withdrawal.reference}</span>
        </Fact>
      </Facts>
      <EarlierWithdrawals detail={detail} />
    </div>
  )
}

const mostShown = 5

function EarlierWithdrawals({ detail: { requested } }: { detail: RequestedWithdrawalDetail }) {
  const { data } = useMember(requested.member.id)
  const { id, requested_at } = requested.withdrawal
  const earlier = (data?.withdrawals ?? [])
    .filter(each => each.id !== id && each.requested_at < requested_at)
    .slice(0, mostShown)
  if (!data) return null
  return (
    <section>
      <h2 className="text-small font-semibold text-ink">Withdrawals before this one</h2>
      {earlier.length === 0 ? (
        <p className="mt-1.5 text-small text-ink-muted">This is the first.</p>
      ) : null}
      <ul className="mt-1.5 flex flex-col gap-1.5 text-small">
        {earlier.map(({ id, currency, amount, requested_at, status }) => (
          <li key={id} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 text-ink-muted">
              {momentText(requested_at)} · {withdrawalLooks[status].label}
            </span>
            <span className="figures shrink-0 font-medium text-ink">
              {formatMoney(moneyFromWire(currency, amount))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
