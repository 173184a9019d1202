import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Transaction, TransactionKind } from '@kinfold/contract/wallet/transaction'
import { ReceiptRow } from '@kinfold/ui/receipt-row'
import type { LucideIcon } from 'lucide-react'
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Percent from 'lucide-react/icons/percent'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Sprout from 'lucide-react/icons/sprout'
import Undo from 'lucide-react/icons/undo-2'
import { ReceiptLink } from '../address/receipt-link.tsx'
import { lineDay } from '../day/line-day.ts'
import { isUnderWay, transactionLook } from './transaction-look.ts'

const icons: Readonly<Record<TransactionKind, LucideIcon>> = {
  deposit: ArrowDownLeft,
  withdrawal: ArrowUpRight,
  contribution: Sprout,
  payout: ArrowDownLeft,
  conversion: RefreshCw,
  refund: Undo,
  chargeback: Undo,
  fee: Percent,
  adjustment: Undo,
}

type TransactionRowProps = {
  line: Transaction
  /** The club's day. */
  today: string
}

export function TransactionRow({ line, today }: TransactionRowProps) {
  const { id, kind, currency, amount, balance_after, description, created_at } = line
  const Icon = icons[kind]
  const { tone, label } = transactionLook(line)
  return (
    <ReceiptRow
      icon={<Icon strokeWidth={1.75} />}
      what={description}
      detail={lineDay(created_at, today)}
      amount={moneyFromWire(currency, amount)}
      after={
        balance_after === null
          ? undefined
          : { label: 'Balance', amount: moneyFromWire(currency, balance_after) }
      }
      status={isUnderWay(line) ? { tone, text: label } : undefined}
      link={<ReceiptLink id={id} />}
    />
  )
}
