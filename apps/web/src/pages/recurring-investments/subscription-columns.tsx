import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import type { SubscriptionStatus } from '@kinfold/contract/subscription/subscription-status'
import { capitaliseFirst } from '@kinfold/contract/text/capitalise-first'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { Money } from '@kinfold/ui/money'
import { StatusPill } from '@kinfold/ui/status-pill'
import type { StatusLooks } from '../../status/status-looks.ts'

const looks: StatusLooks<SubscriptionStatus> = {
  pending: { tone: 'warning', label: 'Awaiting its first payment' },
  active: { tone: 'success', label: 'Active' },
  paused: { tone: 'neutral', label: 'Paused' },
  past_due: { tone: 'danger', label: 'Charge failed' },
  cancelled: { tone: 'neutral', label: 'Cancelled' },
  ended: { tone: 'neutral', label: 'Ended' },
}

const day = new Intl.DateTimeFormat('en-NG', { dateStyle: 'medium', timeZone: 'UTC' })

export const subscriptionColumns: DataTableProps<Subscription>['columns'] = [
  {
    id: 'plan',
    header: 'Plan',
    card: 'title',
    width: 'minmax(10rem, 2fr)',
    cell: ({ plan }) => planLabel(plan),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'tag',
    width: 'minmax(9rem, 1.4fr)',
    cell: ({ status }) => {
      const { tone, label } = looks[status]
      return <StatusPill tone={tone}>{label}</StatusPill>
    },
  },
  {
    id: 'interval',
    header: 'How often',
    card: 'detail',
    cell: ({ interval }) => capitaliseFirst(interval),
  },
  {
    id: 'next',
    header: 'Next charge',
    card: 'detail',
    cell: ({ next_charge_on }) => (
      <span className="figures">
        {next_charge_on ? day.format(new Date(next_charge_on)) : 'None'}
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
