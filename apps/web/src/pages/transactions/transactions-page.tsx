import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { currencies } from '@kinfold/contract/money/currency'
import { PageHeader } from '@kinfold/ui/page-header'
import { Tabs } from '@kinfold/ui/tabs'
import { useMember } from '../../session/use-member.ts'
import { WalletTransactions } from './wallet-transactions.tsx'

/** A global member has a dollar wallet only. */
export function TransactionsPage() {
  const { is_global } = useMember()
  const [currency, setCurrency] = useAddressChoice('currency', currencies, 'NGN')
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Transactions"
        description="Everything that came into your wallets and left them, with the balance after it."
      />
      {is_global ? (
        <WalletTransactions currency="USD" />
      ) : (
        <Tabs
          label="Wallet"
          value={currency}
          onValueChange={setCurrency}
          items={currencies.map(value => ({
            value,
            label: `${value} wallet`,
            content: <WalletTransactions currency={value} />,
          }))}
        />
      )}
    </div>
  )
}
