import { PageHeader } from '@kinfold/ui/page-header'
import { CurrencyTabs } from '../../currency/currency-tabs.tsx'
import { WalletTransactions } from './wallet-transactions.tsx'

export function TransactionsPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Transactions"
        description="What came in and went out, with the balance after it."
      />
      <CurrencyTabs label="Wallet" noun="wallet">
        {currency => <WalletTransactions currency={currency} />}
      </CurrencyTabs>
    </div>
  )
}
