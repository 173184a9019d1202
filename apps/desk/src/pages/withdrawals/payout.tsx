import type { RequestedWithdrawalDetail } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import { Banner } from '@kinfold/ui/banner'
import { CalendarLeaf } from '@kinfold/ui/calendar-leaf'
import { momentText } from '../../day/day-text.ts'
import { useOperator } from '../../session/use-operator.ts'
import { PayeeCheck } from './payee-check.tsx'
import { WalletAfter } from './wallet-after.tsx'

/** What to look at before money goes out: the warnings, whose account it is, when it is promised, what is left. */
export function Payout({ detail }: { detail: RequestedWithdrawalDetail }) {
  const { today } = useOperator()
  const { withdrawal, warnings } = detail.requested
  const isOpen = ['pending', 'approved', 'in_batch'].includes(withdrawal.status)
  return (
    <div className="flex flex-col gap-6 px-4 pb-6 lg:px-5">
      {warnings.length > 0 ? (
        <Banner tone="warning" title="Look at this first">
          <ul className="flex flex-col gap-1">
            {warnings.map(warning => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <div className="grid grid-cols-1 gap-6 2xl:grid-cols-2">
        <PayeeCheck detail={detail} />
        <WalletAfter detail={detail} />
      </div>
      <CalendarLeaf
        day={withdrawal.pay_by}
        label={isOpen ? 'Promised by' : 'It was promised by'}
        note={`Asked for on ${momentText(withdrawal.requested_at)}: what is asked for by a month’s end is paid by the 5th of the next.`}
        {...(isOpen ? { today } : {})}
      />
    </div>
  )
}
