import type { Currency } from '@kinfold/contract/money/currency'
import { addMoney, negateMoney } from '@kinfold/contract/money/money-arithmetic'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { PortfolioMovement } from '@kinfold/contract/portfolio/portfolio-movement'
import { Money } from '@kinfold/ui/money'
import { ReceiptRow } from '@kinfold/ui/receipt-row'
import type { LucideIcon } from 'lucide-react'
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Percent from 'lucide-react/icons/percent'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Sprout from 'lucide-react/icons/sprout'
import Undo from 'lucide-react/icons/undo-2'
import { ReceiptLink } from '../../address/receipt-link.tsx'
import { lineDay } from '../../day/line-day.ts'
import { useMember } from '../../session/use-member.ts'
import type { MovementEntry } from './movement-entries.ts'

const icons: Readonly<Record<PortfolioMovement['kind'], LucideIcon>> = {
  contribution: ArrowDownLeft,
  return: Sprout,
  fee: Percent,
  payout: ArrowUpRight,
  refund: Undo,
  chargeback: Undo,
  rollover: RefreshCw,
  adjustment: Undo,
}

type MovementRowProps = { currency: Currency; entry: MovementEntry }

// A movement doesn't say its currency: its portfolio does.
export function MovementRow({ currency, entry: { movement, fee } }: MovementRowProps) {
  const { today } = useMember()
  if (!fee) return <SingleRow currency={currency} movement={movement} />
  const taken = moneyFromWire(currency, fee.amount)
  return (
    <details>
      <summary className="cursor-pointer list-none rounded-option hover:bg-surface-hover">
        <ReceiptRow
          icon={<Sprout strokeWidth={1.75} />}
          what={movement.description}
          detail={
            <>
              {lineDay(movement.happened_at, today)} · net of fee{' '}
              <Money amount={negateMoney(taken)} />
            </>
          }
          amount={addMoney(moneyFromWire(currency, movement.amount), taken)}
          after={valueAfter(currency, fee)}
        />
      </summary>
      <div className="ms-5 border-s border-line ps-2">
        <SingleRow currency={currency} movement={movement} />
        <SingleRow currency={currency} movement={fee} />
      </div>
    </details>
  )
}

const valueAfter = (currency: Currency, { value_after }: PortfolioMovement) => ({
  label: 'Value',
  amount: moneyFromWire(currency, value_after),
})

function SingleRow({ currency, movement }: { currency: Currency; movement: PortfolioMovement }) {
  const { today } = useMember()
  const Icon = icons[movement.kind]
  return (
    <ReceiptRow
      icon={<Icon strokeWidth={1.75} />}
      what={movement.description}
      detail={lineDay(movement.happened_at, today)}
      amount={moneyFromWire(currency, movement.amount)}
      after={valueAfter(currency, movement)}
      link={<ReceiptLink id={movement.id} />}
    />
  )
}
