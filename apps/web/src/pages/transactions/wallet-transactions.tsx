import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { useTransactions } from '@kinfold/api/wallet/list-transactions'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import type { Currency } from '@kinfold/contract/money/currency'
import { Button } from '@kinfold/ui/button'
import { EmptyState } from '@kinfold/ui/empty-state'
import { TextLink } from '@kinfold/ui/text-link'
import { club } from '../../club/club.ts'
import { rowsPerPage } from '../../list/paged-list.tsx'
import { PagedTable } from '../../list/paged-table.tsx'
import { transactionColumns } from '../../transaction/transaction-columns.tsx'
import { FilterFields } from './filter-fields.tsx'
import { useTransactionFilter } from './use-transaction-filter.ts'

export function WalletTransactions({ currency }: { currency: Currency }) {
  const wallets = useWallets()
  const wallet = currency === 'USD' ? wallets.data?.usd : wallets.data?.ngn
  const [page, goTo] = usePageNumber()
  const filter = useTransactionFilter()
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
      <PagedTable
        query={transactions}
        of="transactions"
        page={page}
        onPageChange={goTo}
        caption={`Transactions of the ${currency} wallet`}
        columns={transactionColumns}
        rowKey={({ id }) => id}
        empty={filter.isFiltered ? <NothingMatches onClear={filter.clear} /> : <NothingYet />}
      />
      <p className="text-small text-ink-muted">
        You need these lines as a file? It can’t be made here yet;{' '}
        <TextLink href={club.links.contact}>our support team</TextLink> sends you one meanwhile.
      </p>
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
