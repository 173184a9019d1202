import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { PageHeader } from '@kinfold/ui/page-header'
import { startTransition } from 'react'
import { useAction } from '../../address/use-action.ts'
import { club } from '../../club/club.ts'
import { CurrencyTabs } from '../../currency/currency-tabs.tsx'
import { PayPlace } from '../../flows/pay/pay-place.tsx'
import { useMember } from '../../session/use-member.ts'
import { WalletView } from './wallet-view.tsx'

const { Part: WithdrawModal } = lazyPart(
  () => import('./withdraw/withdraw-modal.tsx').then(module => module.WithdrawModal),
  'when-idle',
)

export function WalletPage() {
  const { is_global } = useMember()
  const { currencies } = club
  const [currency, setCurrency] = useAddressChoice('currency', currencies, currencies[0])
  const { action, open, close } = useAction()
  const shown = is_global ? 'USD' : currency
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="My Wallet"
        description="What you hold, and everything that came in and went out."
      />
      <CurrencyTabs label="Wallet" noun="wallet">
        {each => (
          <WalletView
            currency={each}
            onFund={() => startTransition(() => open('fund'))}
            onWithdraw={() => startTransition(() => open('withdraw'))}
          />
        )}
      </CurrencyTabs>
      <PartBoundary onMissing={close}>
        {action === 'withdraw' ? (
          <WithdrawModal currency={shown} onCurrencyChange={setCurrency} onClose={close} />
        ) : null}
      </PartBoundary>
      <PayPlace
        action="fund"
        target={{ kind: 'wallet', currency: shown }}
        onCurrencyChange={setCurrency}
      />
    </div>
  )
}
