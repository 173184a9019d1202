import { CountBadge } from '@kinfold/ui/count-badge'
import { Logo } from '@kinfold/ui/logo'
import { ThemeToggle } from '@kinfold/ui/theme-toggle'
import { TopBar } from '@kinfold/ui/top-bar'
import { TopBarButton } from '@kinfold/ui/top-bar-button'
import Bell from 'lucide-react/icons/bell'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { useMember } from '../../session/use-member.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { WalletMenu } from './wallet-menu.tsx'

export function DashboardHeader() {
  const { unread_notification: unread } = useMember()
  const label = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'
  return (
    <TopBar
      start={
        <div className="flex items-center gap-3 lg:hidden">
          <MobileMenu />
          <Link to={paths.overview} className="rounded-box">
            <Logo markOnly />
          </Link>
        </div>
      }
      end={
        <>
          <div className="max-sm:hidden">
            <WalletMenu />
          </div>
          <TopBarButton
            asChild
            aria-label={label}
            icon={<Bell aria-hidden size={20} strokeWidth={1.75} />}
            count={<CountBadge count={unread} label="" />}
          >
            <Link to={paths.notifications} />
          </TopBarButton>
          <ThemeToggle />
          <ProfileMenu />
        </>
      }
    />
  )
}
