import { useReconciliations } from '@kinfold/api/operator/reconciliation/list-reconciliations'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { BookMonth } from '@kinfold/contract/operator/month/list-months'
import type { StillOpen } from '@kinfold/contract/operator/month/still-open'
import type { Reconciliation } from '@kinfold/contract/operator/reconciliation/reconciliation'
import { TextLink } from '@kinfold/ui/text-link'
import { cx } from 'class-variance-authority'
import Tick from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { dayText } from '../../day/day-text.ts'
import { lastDayOfMonth } from '../../day/last-day-of-month.ts'
import { outsideAccountName } from '../../queue/outside-account-name.ts'

type Matter = {
  readonly kind: keyof StillOpen
  readonly none: string
  readonly one: string
  readonly many: string
  readonly to: string
}

const matters: readonly Matter[] = [
  {
    kind: 'unmatched',
    none: 'All money that arrived has its owner',
    one: 'sum without an owner',
    many: 'sums without an owner',
    to: paths.unmatched,
  },
  {
    kind: 'bank_lines',
    none: 'All lines of the bank are explained',
    one: 'line of the bank is open',
    many: 'lines of the bank are open',
    to: paths.statements,
  },
  {
    kind: 'returns',
    none: 'No returns wait to be posted',
    one: 'month of returns waits to be posted',
    many: 'months of returns wait to be posted',
    to: paths.returns,
  },
]

/** What of a month and those before it isn't settled, counted at this moment. */
export function MonthChecklist({ about, open }: { about: BookMonth; open: StillOpen }) {
  return (
    <section>
      <h2 className="text-small font-semibold text-ink">Before it is closed</h2>
      <ul className="mt-1.5 flex flex-col gap-1.5 text-small">
        {matters.map(({ kind, none, one, many, to }) => (
          <Check
            key={kind}
            to={to}
            settled={none}
            unsettled={
              open[kind] === 0 ? undefined : `${open[kind]} ${open[kind] === 1 ? one : many}`
            }
          />
        ))}
        <BankChecks day={lastDayOfMonth(about)} />
      </ul>
    </section>
  )
}

/** Each bank account at the month's end: as its statements say, not read that far, or apart from them. */
function BankChecks({ day }: { day: string }) {
  const { data, failure, reload } = useReconciliations({ day })
  if (failure && !data)
    return (
      <li>
        <ReadFailure what="The reconciliation" failure={failure} onRetry={reload} />
      </li>
    )
  return data?.items
    .filter(({ kind }) => kind === 'bank')
    .map(account => (
      <Check
        key={account.currency}
        to={`${paths.statements}?day=${day}`}
        settled={`${outsideAccountName(account)}: the books and the statements agree`}
        unsettled={bankProblem(account, day)}
      />
    ))
}

function bankProblem(account: Reconciliation, day: string): string | undefined {
  const { ledger, statement, difference, read_to } = account
  const name = outsideAccountName(account)
  if (ledger.amount === 0 && statement.amount === 0) return undefined
  if (read_to === null) return `${name}: not every account was read`
  if (read_to < day) return `${name}: read to ${dayText(read_to)} only`
  if (difference.amount === 0) return undefined
  return `${name}: the books and the statements differ by ${formatMoney(fromWireMoney(difference))}`
}

type CheckProps = {
  to: string
  settled: string
  unsettled: string | undefined
}

function Check({ to, settled, unsettled }: CheckProps) {
  const Icon = unsettled === undefined ? Tick : TriangleAlert
  const tone = unsettled === undefined ? 'text-success' : 'text-warning'
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden size={16} className={cx('mt-0.5 shrink-0', tone)} />
      {unsettled === undefined ? (
        <span className="text-ink-muted">{settled}</span>
      ) : (
        <TextLink asChild>
          <Link to={to}>{unsettled}</Link>
        </TextLink>
      )}
    </li>
  )
}
