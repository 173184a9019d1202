import { useRefunds } from '@kinfold/api/operator/refund/list-refunds'
import { addMoney } from '@kinfold/contract/money/money-arithmetic'
import { fromWireMoney, toWireMoney } from '@kinfold/contract/money/wire-money'
import type { Refund } from '@kinfold/contract/operator/refund/refund'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import { isPaidBy } from './paid-by-line.ts'

/** One that was paid after all is another refund now. */
const cameBack = ({ status, way, paid_after_all }: Refund) =>
  way === 'hand' && status === 'failed' && !paid_after_all
const isLeaving = (refund: Refund) =>
  cameBack(refund) ||
  (refund.way === 'hand' && (refund.status === 'sent' || refund.status === 'paid'))

const paidBack = ({ amount, fee }: Refund) =>
  amount.currency === fee.currency
    ? toWireMoney(addMoney(fromWireMoney(amount), fromWireMoney(fee)))
    : amount

/** Those that a line may have paid from the club's own bank; where it came in, those of its amount that failed. */
export function useFittingRefunds(line: StatementLine) {
  const read = useRefunds({ per_page: 100 })
  const fits = line.amount.amount < 0 ? isLeaving : cameBack
  const fitting = (read.data?.items ?? [])
    .filter(fits)
    .map(refund => ({ ...refund, amount: paidBack(refund) }))
    .filter(refund => isPaidBy(line, refund))
  return { read, fitting }
}
