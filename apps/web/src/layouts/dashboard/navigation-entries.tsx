import { usePlans } from '@kinfold/api/plan/list-plans'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { NavigationGroup } from '@kinfold/ui/navigation-group'
import { NavigationItem } from '@kinfold/ui/navigation-item'
import Bell from 'lucide-react/icons/bell'
import Compass from 'lucide-react/icons/compass'
import Headset from 'lucide-react/icons/headset'
import House from 'lucide-react/icons/house'
import Library from 'lucide-react/icons/library'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import Receipt from 'lucide-react/icons/receipt'
import Sprout from 'lucide-react/icons/sprout'
import TrendingUp from 'lucide-react/icons/trending-up'
import UserRound from 'lucide-react/icons/user-round'
import UsersRound from 'lucide-react/icons/users-round'
import Wallet from 'lucide-react/icons/wallet'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { club } from '../../club/club.ts'
import { planLink } from '../../plan/plan-link.ts'
import { showLogout } from '../../session/popups.ts'
import { isActive } from './is-active.ts'

const stroke = { 'aria-hidden': true, strokeWidth: 1.75 } as const

/** The items of the sidebar and of the phone's menu: the same list, each drawn its own way. */
export function NavigationEntries() {
  const { contact, isContactByMail } = club.links
  const { pathname, search } = useLocation()
  const plans = (usePlans().data?.pools ?? []).filter(({ state }) => state === 'open')
  const active = (path: string) => isActive(pathname + search, path)
  const item = (path: string, label: string, icon: React.ReactNode) => (
    <NavigationItem asChild icon={icon} active={active(path)}>
      <Link to={path}>{label}</Link>
    </NavigationItem>
  )
  return (
    <>
      {item(paths.overview, 'Dashboard', <House {...stroke} />)}
      {item(paths.gettingStarted, 'Getting Started', <Compass {...stroke} />)}
      {item(paths.myAccount, 'My Account', <UserRound {...stroke} />)}
      <NavigationGroup
        icon={<TrendingUp {...stroke} />}
        label="My Contributions"
        link={<Link to={paths.myInvestments} />}
        active={active(paths.myInvestments) && !active(paths.recurring)}
        childActive={active(paths.recurring)}
      >
        {item(paths.recurring, 'Recurring Contributions', null)}
      </NavigationGroup>
      {item(paths.wallet, 'My Wallet', <Wallet {...stroke} />)}
      <NavigationGroup
        icon={<Sprout {...stroke} />}
        label="Contribute"
        link={<Link to={paths.plans} />}
        active={pathname === paths.plans}
        childActive={active(paths.plans)}
      >
        {plans.map(plan => (
          <NavigationItem key={plan.id} asChild active={active(planLink(plan))}>
            <Link to={planLink(plan)}>{planLabel(plan)}</Link>
          </NavigationItem>
        ))}
        <NavigationItem asChild external>
          <a href={club.links.dollarFund}>Dollar Fund</a>
        </NavigationItem>
      </NavigationGroup>
      {item(paths.transactions, 'Transactions', <Receipt {...stroke} />)}
      {item(paths.notifications, 'Notifications', <Bell {...stroke} />)}
      {item(paths.club, 'The Club', <UsersRound {...stroke} />)}
      <NavigationItem
        asChild
        external={!isContactByMail}
        icon={isContactByMail ? <Mail {...stroke} /> : <Headset {...stroke} />}
      >
        <a href={contact}>{isContactByMail ? 'Contact Us by e-mail' : 'Contact Us'}</a>
      </NavigationItem>
      {item(paths.resources, 'Resources', <Library {...stroke} />)}
      <NavigationItem
        icon={<LogOut {...stroke} />}
        onClick={() => {
          showLogout.value = true
        }}
      >
        Logout
      </NavigationItem>
    </>
  )
}
