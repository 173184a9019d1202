import { LazyMenu } from '@kinfold/app/loading/lazy-menu'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import { Money } from '@kinfold/ui/money'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TopBarButton } from '@kinfold/ui/top-bar-button'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Plus from 'lucide-react/icons/plus'
import WalletIcon from 'lucide-react/icons/wallet'
import { Link } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { useHeaderWallet } from './use-header-wallet.ts'

type WalletMenuProps = {
  /** Offers to fund and to withdraw as well, as the phone's menu does. */
  actions?: boolean
  onLeave?: () => void
}

export function WalletMenu({ actions = false, onLeave }: WalletMenuProps) {
  const { wallets, currency, available, failed } = useHeaderWallet()
  const leave = onLeave ? { action: onLeave } : {}
  return (
    <LazyMenu
      align="end"
      trigger={
        <TopBarButton
          opens
          icon={<WalletIcon aria-hidden size={20} strokeWidth={1.75} className="ms-1" />}
        >
          <span className="sr-only">{currency} wallet: </span>
          {available ? <Money amount={available} /> : <Missing failed={failed} />}
        </TopBarButton>
      }
      header={wallets.length > 0 ? <Balances wallets={wallets} /> : undefined}
      options={[
        {
          name: 'View Wallet',
          icon: <WalletIcon aria-hidden strokeWidth={1.75} />,
          link: <Link to={paths.wallet} />,
          ...leave,
        },
        {
          name: 'Fund wallet',
          hide: !actions,
          icon: <Plus aria-hidden strokeWidth={1.75} />,
          link: <Link to={pathTo.fund()} />,
          ...leave,
        },
        {
          name: 'Withdraw',
          hide: !actions,
          icon: <ArrowUpRight aria-hidden strokeWidth={1.75} />,
          link: <Link to={pathTo.withdraw()} />,
          ...leave,
        },
      ]}
    />
  )
}

/** Why a wallet may show less than it holds: what is available, and what is set aside. */
function Balances({ wallets }: { wallets: readonly Wallet[] }) {
  return (
    <div className="flex flex-col gap-2">
      {wallets.map(({ id, currency, available, held }) => (
        <div key={id}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-small text-ink-muted">{currency} available</span>
            <Money className="font-semibold" amount={moneyFromWire(currency, available)} />
          </div>
          {held > 0 ? (
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-small text-ink-muted">
              <span>set aside for withdrawals</span>
              <Money amount={moneyFromWire(currency, held)} />
            </div>
          ) : null}
        </div>
      ))}
    </div>
  )
}

function Missing({ failed }: { failed: boolean }) {
  if (failed) return <span className="text-ink-muted">Balance not available</span>
  return (
    <>
      <span className="sr-only">loading</span>
      <Skeleton className="w-20" />
    </>
  )
}
