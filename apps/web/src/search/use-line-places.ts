import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { useTransactions } from '@kinfold/api/wallet/list-transactions'
import type { Place } from '@kinfold/app/palette/place'
import { dateFormat } from '@kinfold/contract/day/date-format'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { maximumPerPage } from '@kinfold/contract/paging/page-query'
import type { Transaction } from '@kinfold/contract/wallet/transaction'
import { useAmountPrivacy } from '@kinfold/ui/amount-privacy'
import { pathTo } from '../address/paths.ts'

const day = dateFormat({ dateStyle: 'medium' })
const most = { per_page: maximumPerPage } as const

/** The latest lines of the wallets, found by what they are, their reference, their amount and their day. */
export function useLinePlaces(): Place[] {
  const { hidden } = useAmountPrivacy()
  const wallets = useWallets().data
  const naira = useTransactions(wallets?.ngn?.id, most).data?.items ?? []
  const dollars = useTransactions(wallets?.usd.id, most).data?.items ?? []
  return [...naira, ...dollars]
    .sort((one, other) => other.created_at.localeCompare(one.created_at))
    .map(line => placeOf(line, hidden))
}

function placeOf(line: Transaction, isAmountHidden: boolean): Place {
  const { id, currency, amount, description, reference, created_at } = line
  const size = Math.abs(amount)
  const figure = isAmountHidden ? '' : `, ${formatMoney(moneyFromWire(currency, size))}`
  return {
    to: pathTo.receipt(currency, id),
    label: `${description}${figure}, ${day(new Date(created_at))}`,
    note: currency,
    also: isAmountHidden ? reference : `${reference} ${size}`,
  }
}
