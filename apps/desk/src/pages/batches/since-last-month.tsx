import { usePayoutBatches } from '@kinfold/api/operator/payout-batch/list-payout-batches'
import { monthsLater } from '@kinfold/contract/day/months-later'
import type { Currency } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { type Money, money } from '@kinfold/contract/money/money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import { Fact, Facts } from '../../queue/facts.tsx'

type SinceLastMonthProps = { currency: Currency; month: string; total: Money; count: number }

/** How a batch differs from all that was paid in its currency the month before: much more is worth a second look. */
export function SinceLastMonth({ currency, month, total, count }: SinceLastMonthProps) {
  const { data } = usePayoutBatches({ per_page: maximumPerPage })
  if (!data) return null
  const before = monthsLater(`${month}-01`, -1).slice(0, 7)
  const batches = data.items.filter(
    each =>
      each.total.currency === currency &&
      each.due_on.startsWith(before) &&
      (each.status === 'released' || each.status === 'settled'),
  )
  const minor = batches.reduce((sum, each) => sum + fromWireMoney(each.total).minor, 0n)
  const paid = batches.reduce((sum, each) => sum + each.withdrawals, 0)
  return (
    <Facts title="Against the month before">
      <Fact label="Then">
        {batches.length === 0
          ? 'Nothing was paid'
          : `${formatMoney(money(currency, minor))} in ${paid === 1 ? '1 withdrawal' : `${paid} withdrawals`}`}
      </Fact>
      <Fact label="Difference">
        <span className="whitespace-nowrap">{withSign(money(currency, total.minor - minor))}</span>,{' '}
        {count === paid
          ? 'as many'
          : `${Math.abs(count - paid)} ${count > paid ? 'more' : 'fewer'}`}
      </Fact>
    </Facts>
  )
}

const withSign = (difference: Money) =>
  `${difference.minor > 0n ? '+' : ''}${formatMoney(difference)}`
