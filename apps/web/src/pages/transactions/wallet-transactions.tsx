import { useTransactionsCsv } from '@kinfold/api/wallet/export-transactions'
import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { useTransactions } from '@kinfold/api/wallet/list-transactions'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { Currency } from '@kinfold/contract/money/currency'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { walletIn } from '@kinfold/contract/wallet/wallet-in'
import { Button } from '@kinfold/ui/button'
import { EmptyState } from '@kinfold/ui/empty-state'
import { StatementButton } from '../../flows/statement/statement-button.tsx'
import { MonthList } from '../../list/month-list.tsx'
import { PagedList, rowsPerPage } from '../../list/paged-list.tsx'
import { SaveButton } from '../../paper/save-button.tsx'
import { TransactionReceiptPlace } from '../../receipt/transaction-receipt-place.tsx'
import { useMember } from '../../session/use-member.ts'
import { TransactionRow } from '../../transaction/transaction-row.tsx'
import { FilterFields } from './filter-fields.tsx'
import { useTransactionFilter } from './use-transaction-filter.ts'

export function WalletTransactions({ currency }: { currency: Currency }) {
  const { today } = useMember()
  const wallets = useWallets()
  const wallet = walletIn(wallets.data, currency)
  const [page, goTo] = usePageNumber()
  const filter = useTransactionFilter()
  const csv = useTransactionsCsv()
  const transactions = useTransactions(wallet?.id, {
    ...filter.asked,
    page,
    per_page: rowsPerPage,
  })
  if (wallets.failure && !wallets.data) {
    return <ReadFailure what="Your wallet" failure={wallets.failure} onRetry={wallets.reload} />
  }
  return (
    <div className="flex flex-col gap-6">
      <FilterFields filter={filter}>
        {wallet ? (
          <>
            <StatementButton wallet={wallet}>
              <span className="sm:hidden">Statement</span>
              <span className="max-sm:hidden">Get a statement</span>
            </StatementButton>
            <SaveButton
              fetchFile={() => csv.run({ query: { wallet_id: wallet.id, ...filter.asked } })}
              fileName={`transactions-${currency}.csv`}
            >
              <span className="sm:hidden">CSV</span>
              <span className="max-sm:hidden">Save these lines as CSV</span>
            </SaveButton>
          </>
        ) : null}
      </FilterFields>
      <PagedList
        counted={{ by: JSON.stringify(filter.asked), one: 'transaction' }}
        query={transactions}
        of="transactions"
        page={page}
        onPageChange={goTo}
      >
        {rows => (
          <MonthList
            caption={`Transactions of the ${currency} wallet`}
            rows={rows}
            momentOf={({ created_at }) => created_at}
            rowKey={({ id }) => id}
            headingLevel={2}
            sums={{
              isFirstPage: page === 1,
              isLastPage: page >= (transactions.data?.total_pages ?? 1),
              amountOf: line =>
                line.status === 'completed' ? moneyFromWire(currency, line.amount) : undefined,
            }}
            empty={filter.isFiltered ? <NothingMatches onClear={filter.clear} /> : <NothingYet />}
          >
            {line => <TransactionRow line={line} today={today} />}
          </MonthList>
        )}
      </PagedList>
      <TransactionReceiptPlace walletId={wallet?.id} />
    </div>
  )
}

function NothingYet() {
  return (
    <EmptyState compact title="No transaction yet">
      What comes into this wallet and goes out of it is listed here.
    </EmptyState>
  )
}

function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      compact
      title="No transaction like that"
      action={
        <Button size="small" variant="secondary" onClick={onClear}>
          Show all of them
        </Button>
      }
    >
      Nothing in this wallet matches what you chose above.
    </EmptyState>
  )
}
