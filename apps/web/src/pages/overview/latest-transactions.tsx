import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { useTransactions } from '@kinfold/api/wallet/list-transactions'
import { Section } from '@kinfold/ui/section'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { club } from '../../club/club.ts'
import { DayList } from '../../list/day-list.tsx'
import { TransactionReceiptPlace } from '../../receipt/transaction-receipt-place.tsx'
import { useMember } from '../../session/use-member.ts'
import { TransactionRow } from '../../transaction/transaction-row.tsx'

const shownAtOnce = 5

/** What moved last in the member's own wallet. Not there before anything moved; what can't be read, My Wallet says. */
export function LatestTransactions() {
  const { today, is_global } = useMember()
  const { data: wallets } = useWallets()
  const currency = is_global ? 'USD' : club.currencies[0]
  const wallet = (currency === 'USD' ? wallets?.usd : wallets?.ngn) ?? undefined
  const { data } = useTransactions(wallet?.id, { per_page: shownAtOnce })
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
      <DayList
        caption={`Latest transactions of the ${currency} wallet`}
        rows={data.items}
        today={today}
        momentOf={({ created_at }) => created_at}
        rowKey={({ id }) => id}
        headingLevel={3}
        empty={null}
      >
        {line => <TransactionRow line={line} />}
      </DayList>
      <TransactionReceiptPlace walletId={wallet?.id} />
    </Section>
  )
}
