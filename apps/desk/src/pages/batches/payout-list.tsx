import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { Money } from '@kinfold/ui/money'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { withdrawalLooks } from '../../queue/withdrawal-looks.ts'
import type { Selection } from './use-selection.ts'

type PayoutListProps = {
  withdrawals: readonly RequestedWithdrawal[]
  /** Without one, nothing can be chosen. */
  selection?: Selection
}

/** Who is paid how much, to which account; with a box before each that can be chosen. */
export function PayoutList({ withdrawals, selection }: PayoutListProps) {
  return (
    <div className="flex flex-col pb-4">
      {selection ? <ChooseAll selection={selection} /> : null}
      <ul aria-label="Withdrawals in it" className="divide-y divide-line border-y border-line">
        {withdrawals.map(each => (
          <PayoutRow
            key={each.withdrawal.id}
            requested={each}
            {...(selection ? { selection } : {})}
          />
        ))}
      </ul>
    </div>
  )
}

const boxClass = 'size-5 shrink-0 accent-(--primary)'

function ChooseAll({ selection }: { selection: Selection }) {
  useKeys({ x: selection.toggleAll })
  return (
    <label className="flex min-h-control-small items-center gap-3 px-4 pb-2 text-small font-medium text-ink lg:px-5">
      <input
        type="checkbox"
        checked={selection.isAll}
        onChange={selection.toggleAll}
        className={boxClass}
      />
      Choose all {selection.open.length}
      <ButtonKey>x</ButtonKey>
    </label>
  )
}

type PayoutRowProps = { requested: RequestedWithdrawal; selection?: Selection }

function PayoutRow({ requested, selection }: PayoutRowProps) {
  const { withdrawal, member, warnings } = requested
  const { id, status, failure_reason } = withdrawal
  const canChoose = selection?.canChoose(requested) === true
  return (
    <li className="flex items-start gap-3 px-4 py-2.5 [contain-intrinsic-size:auto_4rem] [content-visibility:auto] hover:bg-surface-hover lg:px-5">
      {selection ? (
        <input
          type="checkbox"
          aria-label={`${member.name}, ${withdrawal.reference}`}
          disabled={!canChoose}
          checked={canChoose && selection.has(requested)}
          onChange={() => selection.toggle(requested)}
          className={`mt-0.5 disabled:invisible ${boxClass}`}
        />
      ) : null}
      <div className="min-w-0 flex-1 text-small">
        <p className="font-semibold text-ink [overflow-wrap:anywhere]">
          <Link to={pathTo.withdrawal(id, '?status=any')} className="no-underline hover:underline">
            {member.name}
          </Link>
        </p>
        <p className="text-ink-muted [overflow-wrap:anywhere]">
          {withdrawal.account_name} · {withdrawal.bank_name}{' '}
          <span className="figures">••{withdrawal.account_number_last4}</span>
        </p>
        {warnings.map(warning => (
          <p key={warning} className="mt-0.5 flex gap-1.5 text-caption text-warning">
            <TriangleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
            {warning}
          </p>
        ))}
        {failure_reason ? (
          <p className="mt-0.5 text-caption text-danger">{failure_reason}</p>
        ) : null}
      </div>
      <div className="shrink-0 text-end text-small">
        <Money
          amount={moneyFromWire(withdrawal.currency, withdrawal.amount)}
          className="font-semibold text-ink"
        />
        <p className="text-caption text-ink-muted">{withdrawalLooks[status].label}</p>
      </div>
    </li>
  )
}
