import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { useTransactions } from '@kinfold/api/wallet/list-transactions'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import type { Currency } from '@kinfold/contract/money/currency'
import { EmptyState } from '@kinfold/ui/empty-state'
import { Section } from '@kinfold/ui/section'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { StartedPayments } from '../../flows/pay/started-payments.tsx'
import { rowsPerPage } from '../../list/paged-list.tsx'
import { PagedTable } from '../../list/paged-table.tsx'
import { transactionColumns } from '../../transaction/transaction-columns.tsx'
import { BalanceCard } from './balance-card.tsx'
import { LatestWithdrawals } from './latest-withdrawals.tsx'

type WalletViewProps = { currency: Currency; onFund: () => void; onWithdraw: () => void }

export function WalletView({ currency, onFund, onWithdraw }: WalletViewProps) {
  const wallets = useWallets()
  const wallet = (currency === 'USD' ? wallets.data?.usd : wallets.data?.ngn) ?? undefined
  const [page, goTo] = usePageNumber()
  const transactions = useTransactions(wallet?.id, { page, per_page: rowsPerPage })
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
      {wallet ? <LatestWithdrawals wallet={wallet} /> : null}
      {/* Without its balance nothing is known of a wallet, its lines neither: the card above asks once more. */}
      {wallet === undefined && wallets.failure ? null : (
        <Section
          title="Transactions"
          action={
            <TextLink asChild>
              <Link to={pathTo.transactionsIn(currency)}>Search in all of them</Link>
            </TextLink>
          }
        >
          <PagedTable
            query={transactions}
            of="transactions"
            page={page}
            onPageChange={goTo}
            caption={`Transactions of the ${currency} wallet`}
            columns={transactionColumns}
            rowKey={({ id }) => id}
            empty={
              <EmptyState compact title="No transaction yet">
                What comes into this wallet and goes out of it is listed here.
              </EmptyState>
            }
          />
        </Section>
      )}
    </div>
  )
}
