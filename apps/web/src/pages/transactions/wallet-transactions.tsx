import { useTransactionsCsv } from '@kinfold/api/wallet/export-transactions'
import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { useTransactions } from '@kinfold/api/wallet/list-transactions'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { Currency } from '@kinfold/contract/money/currency'
import { walletIn } from '@kinfold/contract/wallet/wallet-in'
import { Button } from '@kinfold/ui/button'
import { EmptyState } from '@kinfold/ui/empty-state'
import { StatementButton } from '../../flows/statement/statement-button.tsx'
import { DayList } from '../../list/day-list.tsx'
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
      <FilterFields filter={filter} />
      {/* Its place is kept until the wallet has come. */}
      <div className="flex min-h-[calc(2*var(--control-height-small)+--spacing(3))] flex-col items-start gap-3 sm:min-h-control-small sm:flex-row">
        {wallet ? (
          <>
            <StatementButton wallet={wallet} />
            <SaveButton
              fetchFile={() => csv.run({ query: { wallet_id: wallet.id, ...filter.asked } })}
              fileName={`transactions-${currency}.csv`}
            >
              Save these lines as CSV
            </SaveButton>
          </>
        ) : null}
      </div>
      <PagedList
        counted={{ by: JSON.stringify(filter.asked), one: 'transaction' }}
        query={transactions}
        of="transactions"
        page={page}
        onPageChange={goTo}
      >
        {rows => (
          <DayList
            caption={`Transactions of the ${currency} wallet`}
            rows={rows}
            today={today}
            momentOf={({ created_at }) => created_at}
            rowKey={({ id }) => id}
            headingLevel={2}
            empty={filter.isFiltered ? <NothingMatches onClear={filter.clear} /> : <NothingYet />}
          >
            {line => <TransactionRow line={line} />}
          </DayList>
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
