import { LazyMenu } from '@kinfold/app/loading/lazy-menu'
import { Avatar } from '@kinfold/ui/avatar'
import { TopBarButton } from '@kinfold/ui/top-bar-button'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import LogOut from 'lucide-react/icons/log-out'
import Search from 'lucide-react/icons/search'
import UserRound from 'lucide-react/icons/user-round'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { showSearch } from '../../search/show-search.ts'
import { showLogout } from '../../session/popups.ts'
import { useMember } from '../../session/use-member.ts'

export function ProfileMenu() {
  const { first_name, last_name, email } = useMember()
  const name = `${first_name} ${last_name}`
  return (
    <LazyMenu
      align="end"
      trigger={
        <TopBarButton
          opens
          icon={<Avatar name={name} size="small" />}
          // On the narrowest phones the bar has no room for the chevron.
          className="max-slim:px-2 max-slim:[&>svg]:hidden"
        >
          <span className="sr-only">Profile of {name}</span>
        </TopBarButton>
      }
      header={
        <>
          <div className="font-semibold [overflow-wrap:anywhere]">{name}</div>
          <div className="text-small text-ink-muted [overflow-wrap:anywhere]">{email}</div>
        </>
      }
      options={[
        {
          name: 'My Account',
          icon: <UserRound aria-hidden strokeWidth={1.75} />,
          link: <Link to={paths.myAccount} />,
        },
        {
          name: 'Search',
          icon: <Search aria-hidden strokeWidth={1.75} />,
          note: 'Pages, plans, payments and answers',
          action: () => {
            showSearch.value = true
          },
        },
        {
          name: 'Help',
          icon: <CircleHelp aria-hidden strokeWidth={1.75} />,
          note: 'Answers, and how to reach us',
          link: <Link to={paths.faqs} />,
        },
        {
          name: 'Logout',
          icon: <LogOut aria-hidden strokeWidth={1.75} />,
          action: () => {
            showLogout.value = true
          },
        },
      ]}
    />
  )
}
