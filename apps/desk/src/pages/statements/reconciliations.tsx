import { useReconciliations } from '@kinfold/api/operator/reconciliation/list-reconciliations'
import { useAddressValue } from '@kinfold/app/address/use-address-value'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Reconciliation } from '@kinfold/contract/operator/reconciliation/reconciliation'
import { DataTable } from '@kinfold/ui/data-table'
import { DateField } from '@kinfold/ui/date-field'
import { Money } from '@kinfold/ui/money'
import { StatusPill } from '@kinfold/ui/status-pill'
import { cx } from 'class-variance-authority'
import { dayText } from '../../day/day-text.ts'
import { outsideAccountName } from '../../queue/outside-account-name.ts'
import { useOperator } from '../../session/use-operator.ts'

/** An account that holds nothing, and of which nothing is said, is no news. */
const isInUse = ({ ledger, statement, open_lines, kind }: Reconciliation) =>
  kind === 'bank' || ledger.amount !== 0 || statement.amount !== 0 || open_lines > 0

function leftText(row: Reconciliation): string {
  const { open_lines, unmatched_lines, read_to, kind, difference } = row
  if (kind === 'provider') return difference.amount === 0 ? 'all paid out' : 'not paid out yet'
  const parts = [
    open_lines > 0 ? `${open_lines} open` : '',
    unmatched_lines > 0 ? `${unmatched_lines} unmatched` : '',
    read_to === null ? 'not every account was read' : `read to ${dayText(read_to)}`,
  ]
  return parts.filter(Boolean).join(' · ')
}

const columns = [
  {
    id: 'account',
    header: 'Account',
    card: 'title',
    width: 'minmax(12rem,2fr)',
    cell: (row: Reconciliation) => outsideAccountName(row),
  },
  {
    id: 'ledger',
    header: 'The books',
    align: 'end',
    cell: ({ ledger }: Reconciliation) => <Money amount={fromWireMoney(ledger)} />,
  },
  {
    id: 'statement',
    header: 'The statement',
    align: 'end',
    cell: ({ statement }: Reconciliation) => <Money amount={fromWireMoney(statement)} />,
  },
  {
    id: 'difference',
    header: 'Difference',
    align: 'end',
    card: 'figure',
    cell: ({ kind, difference }: Reconciliation) =>
      difference.amount === 0 ? (
        <StatusPill tone="success">Agree</StatusPill>
      ) : (
        // A provider pays out later than it takes; the bank is never late.
        <span className={cx('font-semibold', kind === 'bank' ? 'text-danger' : 'text-ink')}>
          <Money amount={fromWireMoney(difference)} />
        </span>
      ),
  },
  {
    id: 'left',
    header: 'What is left',
    width: 'minmax(10rem,1.5fr)',
    cell: (row: Reconciliation) => leftText(row),
  },
] as const

/** The books beside what the bank and the providers say, at the end of a day. */
export function Reconciliations() {
  const { today } = useOperator()
  const [asked, choose] = useAddressValue('day')
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today
  const { data, failure, isRefetching, reload } = useReconciliations({ day })
  return (
    <section
      aria-busy={isRefetching || undefined}
      data-refetching={isRefetching || undefined}
      className="flex flex-col gap-3"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-lead font-semibold text-ink">Reconciliation</h2>
        <DateField
          label="At the end of"
          className="w-52"
          value={day}
          latest={today}
          today={today}
          onChange={chosen => choose(chosen === today ? '' : chosen)}
        />
      </div>
      <ReadFailure what="The reconciliation" failure={failure} onRetry={reload} />
      {failure && !data ? null : (
        <DataTable
          caption="Reconciliation by account"
          columns={columns}
          rows={(data?.items ?? []).filter(isInUse)}
          rowKey={({ gateway, currency }) => `${gateway} ${currency}`}
          loading={!data}
        />
      )}
    </section>
  )
}
