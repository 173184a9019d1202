import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { useTransactions } from '@kinfold/api/wallet/list-transactions'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import { walletIn } from '@kinfold/contract/wallet/wallet-in'
import { Section } from '@kinfold/ui/section'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { MonthList } from '../../list/month-list.tsx'
import { TransactionReceiptPlace } from '../../receipt/transaction-receipt-place.tsx'
import { useMember } from '../../session/use-member.ts'
import { useOwnCurrencies } from '../../session/use-own-currencies.ts'
import { TransactionRow } from '../../transaction/transaction-row.tsx'

const shownAtOnce = 5

const useLatest = (wallet: Wallet | undefined) =>
  useTransactions(wallet?.id, { per_page: shownAtOnce })

/**
 * What moved last in the member's first wallet that anything moved in. Not there before anything moved; what can't be
 * read, My Wallet says.
 */
export function LatestTransactions() {
  const { today } = useMember()
  const { data: wallets } = useWallets()
  const [first, second] = useOwnCurrencies()
  const { data: ofFirst } = useLatest(walletIn(wallets, first))
  const other = ofFirst?.total_count === 0 ? second : undefined
  const { data: ofOther } = useLatest(other && walletIn(wallets, other))
  const currency = other ?? first
  const data = other ? ofOther : ofFirst
  if (!data || data.total_count === 0) return null
  return (
    <Section
      title="Latest transactions"
      action={
        <TextLink asChild>
          <Link to={pathTo.transactionsIn(currency)}>See all</Link>
        </TextLink>
      }
    >
      <MonthList
        caption={`Latest transactions of the ${currency} wallet`}
        rows={data.items}
        momentOf={({ created_at }) => created_at}
        rowKey={({ id }) => id}
        headingLevel={3}
        empty={null}
      >
        {line => <TransactionRow line={line} today={today} />}
      </MonthList>
      <TransactionReceiptPlace walletId={walletIn(wallets, currency)?.id} />
    </Section>
  )
}
