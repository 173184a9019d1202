import { LazyMenu } from '@kinfold/app/loading/lazy-menu'
import { Money } from '@kinfold/ui/money'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TopBarButton } from '@kinfold/ui/top-bar-button'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Plus from 'lucide-react/icons/plus'
import Wallet from 'lucide-react/icons/wallet'
import { Link } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { useHeaderWallet } from './use-header-wallet.ts'

type WalletMenuProps = {
  /** Offers to fund and to withdraw as well, as the phone's menu does. */
  actions?: boolean
  onLeave?: () => void
}

export function WalletMenu({ actions = false, onLeave }: WalletMenuProps) {
  const { currency, available, failed } = useHeaderWallet()
  const leave = onLeave ? { action: onLeave } : {}
  return (
    <LazyMenu
      align="end"
      trigger={
        <TopBarButton
          opens
          icon={<Wallet aria-hidden size={20} strokeWidth={1.75} className="ms-1" />}
        >
          <span className="sr-only">{currency} wallet: </span>
          {available ? <Money amount={available} /> : <Missing failed={failed} />}
        </TopBarButton>
      }
      options={[
        {
          name: 'View Wallet',
          icon: <Wallet aria-hidden strokeWidth={1.75} />,
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

function Missing({ failed }: { failed: boolean }) {
  if (failed) return <span className="text-ink-muted">Balance not available</span>
  return (
    <>
      <span className="sr-only">loading</span>
      <Skeleton className="w-20" />
    </>
  )
}
