import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { Money } from '@kinfold/ui/money'
import type { WorkTableProps } from '@kinfold/ui/work-table'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { dayText } from '../../day/day-text.ts'
import { withdrawalLooks } from '../../queue/withdrawal-looks.ts'

const amountOf = ({ withdrawal }: RequestedWithdrawal) =>
  moneyFromWire(withdrawal.currency, withdrawal.amount)

/** Who is paid how much, to which account, and by when. */
export const payoutColumns: WorkTableProps<RequestedWithdrawal>['columns'] = [
  {
    id: 'member',
    header: 'Member',
    card: 'title',
    width: 'minmax(8.75rem, 1.5fr)',
    sortBy: ({ member }) => member.name,
    cell: ({ member, withdrawal }) => (
      <Link
        to={pathTo.withdrawal(withdrawal.id, '?status=any')}
        className="font-semibold no-underline [overflow-wrap:anywhere] hover:underline"
      >
        {member.name}
      </Link>
    ),
  },
  {
    id: 'payee',
    header: 'Paid to',
    card: 'note',
    width: 'minmax(10.5rem, 2fr)',
    cell: requested => <Payee requested={requested} />,
  },
  {
    id: 'reference',
    header: 'Reference',
    width: '8rem',
    cell: ({ withdrawal }) => <span className="figures">{withdrawal.reference}</span>,
  },
  {
    id: 'pay_by',
    header: 'Promised by',
    width: '6.5rem',
    sortBy: ({ withdrawal }) => withdrawal.pay_by,
    cell: ({ withdrawal }) => dayText(withdrawal.pay_by),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'tag',
    width: 'minmax(6rem, 1fr)',
    cell: ({ withdrawal }) => (
      <span className="text-small text-ink-muted">
        {withdrawalLooks[withdrawal.status].label}
        {withdrawal.failure_reason ? (
          <span className="block text-caption text-danger">{withdrawal.failure_reason}</span>
        ) : null}
      </span>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    card: 'figure',
    align: 'end',
    width: 'minmax(7.5rem, 1fr)',
    sortBy: requested => amountOf(requested).minor,
    cell: requested => <Money amount={amountOf(requested)} className="font-semibold text-ink" />,
  },
]

function Payee({ requested: { withdrawal, warnings } }: { requested: RequestedWithdrawal }) {
  return (
    <span className="block text-small text-ink-muted [overflow-wrap:anywhere]">
      {withdrawal.account_name} · {withdrawal.bank_name}{' '}
      <span className="figures">••{withdrawal.account_number_last4}</span>
      {warnings.map(warning => (
        <span key={warning} className="mt-0.5 flex gap-1.5 text-caption text-warning">
          <TriangleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
          {warning}
        </span>
      ))}
    </span>
  )
}
