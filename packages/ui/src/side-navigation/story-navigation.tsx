// The members' menu, for the stories of every part that shows it.
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Bell from 'lucide-react/icons/bell'
import CircleUser from 'lucide-react/icons/circle-user'
import HandCoins from 'lucide-react/icons/hand-coins'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Library from 'lucide-react/icons/library'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import LogOut from 'lucide-react/icons/log-out'
import Rocket from 'lucide-react/icons/rocket'
import Sprout from 'lucide-react/icons/sprout'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { NavigationGroup } from '../navigation-group/navigation-group.tsx'
import { NavigationItem } from '../navigation-item/navigation-item.tsx'
import { TextLink } from '../text-link/text-link.tsx'

const look = { 'aria-hidden': true, strokeWidth: 1.75 } as const

type ContentProps = { current?: string; contributeOpen?: boolean; unread?: number }

type ItemProps = { name: string; icon: ReactNode; current: string; trailing?: ReactNode }

function Item({ name, icon, current, trailing }: ItemProps) {
  return (
    <NavigationItem asChild icon={icon} active={name === current} trailing={trailing}>
      <a href={`#${name}`}>{name}</a>
    </NavigationItem>
  )
}

export function StoryNavigation({
  current = 'Dashboard',
  contributeOpen = false,
  unread = 3,
}: ContentProps) {
  return (
    <>
      <Item name="Dashboard" icon={<LayoutDashboard {...look} />} current={current} />
      <Item name="Getting Started" icon={<Rocket {...look} />} current={current} />
      <Item name="My Account" icon={<CircleUser {...look} />} current={current} />
      <NavigationGroup
        icon={<Sprout {...look} />}
        label="My Contributions"
        link={<a href="#contributions">.</a>}
        active={current === 'My Contributions'}
        childActive={current === 'Recurring Contributions'}
      >
        <NavigationItem asChild active={current === 'Recurring Contributions'}>
          <a href="#recurring">Recurring Contributions</a>
        </NavigationItem>
      </NavigationGroup>
      <Item name="My Wallet" icon={<Wallet {...look} />} current={current} />
      <NavigationGroup
        icon={<HandCoins {...look} />}
        label="Contribute"
        childActive={contributeOpen}
      >
        <NavigationItem asChild>
          <a href="#rent">Rent Pool</a>
        </NavigationItem>
        <NavigationItem asChild>
          <a href="#purple">Purple USD</a>
        </NavigationItem>
        <NavigationItem asChild external>
          <a href="https://fund.example.com">Dollar fund</a>
        </NavigationItem>
      </NavigationGroup>
      <Item name="Transactions" icon={<ArrowLeftRight {...look} />} current={current} />
      <Item
        name="Notifications"
        icon={<Bell {...look} />}
        current={current}
        trailing={<CountBadge count={unread} label={`${unread} unread`} />}
      />
      <NavigationItem asChild external icon={<LifeBuoy {...look} />}>
        <a href="https://support.example.com">Contact Us</a>
      </NavigationItem>
      <Item name="Resources" icon={<Library {...look} />} current={current} />
      <NavigationItem icon={<LogOut {...look} />}>Logout</NavigationItem>
    </>
  )
}

export function StoryNavigationFooter() {
  return ['Contact', 'Terms', 'Bylaws'].map(name => (
    <TextLink key={name} look="quiet" external href={`https://club.example.com/${name}`}>
      {name}
    </TextLink>
  ))
}
