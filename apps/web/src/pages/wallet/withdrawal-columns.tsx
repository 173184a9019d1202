import { dateFormat } from '@kinfold/contract/day/date-format'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { cancellationProblem } from '@kinfold/contract/withdrawal/cancellation-problem'
import type { Withdrawal } from '@kinfold/contract/withdrawal/withdrawal'
import { Button } from '@kinfold/ui/button'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { Money } from '@kinfold/ui/money'
import { StatusPill } from '@kinfold/ui/status-pill'
import { withdrawalLooks } from '../../status/withdrawal-looks.ts'

const written = dateFormat({ dateStyle: 'medium' })
const day = (moment: string) => written(new Date(moment))

/** What a member asks of a withdrawal: when the money comes, or why it doesn't. */
function outlook(
  { status, pay_by, paid_at, failure_reason }: Withdrawal,
  areDocumentsApproved: boolean,
): string {
  if (status === 'paid') return paid_at ? `On ${day(paid_at)}` : 'Paid'
  if (status === 'failed' || status === 'returned') {
    return failure_reason ?? 'The money is back in your wallet.'
  }
  if (status === 'cancelled') return 'The money stayed in your wallet.'
  // What is in a batch may be with the bank already.
  if (!areDocumentsApproved && status !== 'in_batch') return 'Once your documents are approved'
  return `By ${day(pay_by)}`
}

type Columns = DataTableProps<Withdrawal>['columns']

export const withdrawalColumns = (
  areDocumentsApproved: boolean,
  onCancel: (withdrawal: Withdrawal) => void,
): Columns => [
  {
    id: 'day',
    header: 'Requested',
    card: 'note',
    width: '8rem',
    cell: ({ requested_at }) => <span className="figures">{day(requested_at)}</span>,
  },
  {
    id: 'to',
    header: 'To',
    card: 'title',
    width: 'minmax(9rem, 1.4fr)',
    cell: ({ bank_name, account_number_last4 }) => (
      <>
        {bank_name} <span className="figures">••{account_number_last4}</span>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'tag',
    width: '9rem',
    cell: ({ status }) => {
      const { tone, label } = withdrawalLooks[status]
      return <StatusPill tone={tone}>{label}</StatusPill>
    },
  },
  {
    id: 'outlook',
    header: 'Payment',
    card: 'detail',
    width: 'minmax(9rem, 1.4fr)',
    cell: withdrawal => (
      <span className="flex flex-col items-end gap-1 as-lines:items-start">
        {outlook(withdrawal, areDocumentsApproved)}
        {cancellationProblem(withdrawal.status) === undefined ? (
          <Button
            variant="link"
            size="small"
            // Above the link that takes the press of the whole row.
            className="relative z-1 -mx-5 -my-1.5"
            aria-haspopup="dialog"
            onClick={() => onCancel(withdrawal)}
          >
            Cancel
          </Button>
        ) : null}
      </span>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    card: 'figure',
    cell: ({ currency, amount }) => <Money amount={moneyFromWire(currency, amount)} />,
  },
]
