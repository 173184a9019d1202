import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { useTransactions } from '@kinfold/api/wallet/list-transactions'
import { useWithdrawals } from '@kinfold/api/withdrawal/list-withdrawals'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { Currency } from '@kinfold/contract/money/currency'
import { walletIn } from '@kinfold/contract/wallet/wallet-in'
import { EmptyState } from '@kinfold/ui/empty-state'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Section } from '@kinfold/ui/section'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { StartedPayments } from '../../flows/pay/started-payments.tsx'
import { MonthList } from '../../list/month-list.tsx'
import { TransactionReceiptPlace } from '../../receipt/transaction-receipt-place.tsx'
import { useMember } from '../../session/use-member.ts'
import { TransactionRow } from '../../transaction/transaction-row.tsx'
import { BalanceCard } from './balance-card.tsx'
import { LatestWithdrawals } from './latest-withdrawals.tsx'

/** The others are a press away, with filters. */
const shownAtOnce = 5

type WalletViewProps = { currency: Currency; onFund: () => void; onWithdraw: () => void }

export function WalletView({ currency, onFund, onWithdraw }: WalletViewProps) {
  const wallets = useWallets()
  const wallet = walletIn(wallets.data, currency)
  const withdrawals = useWithdrawals(wallet ? { wallet_id: wallet.id } : null)
  const transactions = useTransactions(wallet?.id, { per_page: 2 * shownAtOnce })
  // Many members never withdrew: what stands below waits until it is known, so that nothing moves.
  const isComing = !withdrawals.data && !withdrawals.failure
  return (
    <div className="flex flex-col gap-8">
      <BalanceCard
        wallet={wallet}
        failure={wallets.failure}
        onRetry={wallets.reload}
        onFund={onFund}
        onWithdraw={onWithdraw}
      />
      <StartedPayments
        isShown={({ wallet_id, portfolio_id }) => portfolio_id === null && wallet_id === wallet?.id}
      />
      {isComing ? (
        // Without its balance nothing is known of a wallet, its lines neither: the card above asks once more.
        wallets.failure && !wallet ? null : (
          <LoadingRegion label={`What came into the ${currency} wallet and left it: loading`}>
            <Skeleton shape="box" className="h-96 w-full" />
          </LoadingRegion>
        )
      ) : (
        <>
          <LatestWithdrawals currency={currency} query={withdrawals} />
          <Section
            title="Transactions"
            action={
              <TextLink asChild>
                <Link to={pathTo.transactionsIn(currency)}>See all</Link>
              </TextLink>
            }
          >
            <LatestTransactions currency={currency} query={transactions} />
          </Section>
        </>
      )}
      <TransactionReceiptPlace walletId={wallet?.id} />
    </div>
  )
}

type LatestTransactionsProps = { currency: Currency; query: ReturnType<typeof useTransactions> }

function LatestTransactions({ currency, query }: LatestTransactionsProps) {
  const { today } = useMember()
  const { data, failure, isRefetching, reload } = query
  // What is only asked for stands above, with how far it is; nothing of it has left the balance yet.
  const lines = data?.items.filter(({ withdrawal_status: status }) => status !== 'pending')
  return (
    <div aria-busy={isRefetching || undefined} data-refetching={isRefetching || undefined}>
      <ReadFailure what="Your transactions" failure={failure} onRetry={reload} />
      {failure && !data ? null : (
        <MonthList
          caption={`Transactions of the ${currency} wallet`}
          rows={lines?.slice(0, shownAtOnce)}
          momentOf={({ created_at }) => created_at}
          rowKey={({ id }) => id}
          headingLevel={3}
          empty={
            <EmptyState compact title="No transaction yet">
              What comes into this wallet and goes out of it is listed here.
            </EmptyState>
          }
        >
          {line => <TransactionRow line={line} today={today} />}
        </MonthList>
      )}
    </div>
  )
}
