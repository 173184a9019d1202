import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { currencies } from '@kinfold/contract/money/currency'
import { Banner } from '@kinfold/ui/banner'
import { PageHeader } from '@kinfold/ui/page-header'
import { Tabs } from '@kinfold/ui/tabs'
import { TextLink } from '@kinfold/ui/text-link'
import { useSearchParams } from 'react-router-dom'
import { club } from '../../club/club.ts'
import { useMember } from '../../session/use-member.ts'
import { WalletView } from './wallet-view.tsx'

/** A global member has dollars only. */
export function WalletPage() {
  const { is_global } = useMember()
  const [currency, setCurrency] = useAddressChoice('currency', currencies, 'NGN')
  const [query] = useSearchParams()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="My Wallet"
        description="What you hold, and everything that came in and went out."
      />
      {query.get('action') === 'withdraw' ? <WithdrawLater /> : null}
      {is_global ? (
        <WalletView currency="USD" />
      ) : (
        <Tabs
          label="Wallet"
          value={currency}
          onValueChange={setCurrency}
          items={currencies.map(value => ({
            value,
            label: `${value} wallet`,
            content: <WalletView currency={value} />,
          }))}
        />
      )}
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
