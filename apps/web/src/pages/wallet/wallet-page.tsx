import { Banner } from '@kinfold/ui/banner'
import { PageHeader } from '@kinfold/ui/page-header'
import { TextLink } from '@kinfold/ui/text-link'
import { useSearchParams } from 'react-router-dom'
import { club } from '../../club/club.ts'
import { CurrencyTabs } from '../../currency/currency-tabs.tsx'
import { WalletView } from './wallet-view.tsx'

export function WalletPage() {
  const [query] = useSearchParams()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="My Wallet"
        description="What you hold, and everything that came in and went out."
      />
      {query.get('action') === 'withdraw' ? <WithdrawLater /> : null}
      <CurrencyTabs label="Wallet" noun="wallet">
        {currency => <WalletView currency={currency} />}
      </CurrencyTabs>
    </div>
  )
}

function WithdrawLater() {
  return (
    <Banner tone="warning" title="Withdrawing is not on this page yet">
      Your money is safe where it is.{' '}
      <TextLink href={club.links.contact}>Write to our support team</TextLink> to have it paid out
      meanwhile.
    </Banner>
  )
}
