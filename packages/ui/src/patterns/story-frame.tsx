// The frame every member page of the pattern stories stands in, made of the parts.
import Bell from 'lucide-react/icons/bell'
import Menu from 'lucide-react/icons/menu'
import { type ReactNode, useState } from 'react'
import { AmountPrivacy } from '../amount-privacy/amount-privacy.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx'
import { Logo } from '../logo/logo.tsx'
import { Modal } from '../modal/modal.tsx'
import { Money } from '../money/money.tsx'
import type { MoneyAmount } from '../money/money-parts.ts'
import { NavigationList } from '../navigation-list/navigation-list.tsx'
import { SideNavigation } from '../side-navigation/side-navigation.tsx'
import { StoryNavigation, StoryNavigationFooter } from '../side-navigation/story-navigation.tsx'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { TopBar } from '../top-bar/top-bar.tsx'
import { TopBarButton } from '../top-bar-button/top-bar-button.tsx'

type StoryFrameProps = {
  current: string
  name: string
  balance: MoneyAmount
  unread?: number
  amountsHidden?: boolean
  children: ReactNode
}

function PhoneMenu({ current, unread }: { current: string; unread: number }) {
  return (
    <Modal
      title="Menu"
      trigger={
        <TopBarButton
          label="Menu"
          className="lg:hidden"
          icon={<Menu aria-hidden size={20} strokeWidth={1.75} />}
        />
      }
    >
      <NavigationList label="Main menu" footer={<StoryNavigationFooter />}>
        <StoryNavigation current={current} unread={unread} />
      </NavigationList>
    </Modal>
  )
}

type HeaderProps = Pick<StoryFrameProps, 'name' | 'balance' | 'unread'>

function HeaderEnd({ name, balance, unread = 0 }: HeaderProps) {
  const leave = () => {}
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <TopBarButton opens label="Wallet balance" className="ps-4 max-sm:hidden">
            <Money amount={balance} />
          </TopBarButton>
        }
        options={[{ name: 'View Wallet', action: leave }]}
      />
      <TopBarButton
        label="Notifications"
        icon={<Bell aria-hidden size={20} strokeWidth={1.75} />}
        count={<CountBadge count={unread} label={`${unread} unread`} />}
      />
      <ThemeToggle />
      <DropdownMenu
        align="end"
        trigger={<TopBarButton label={name} icon={<Avatar size="small" name={name} />} />}
        options={[
          { name: 'My Account', action: leave },
          { name: 'Logout', action: leave },
        ]}
      />
    </>
  )
}

export function StoryFrame({
  current,
  amountsHidden = false,
  children,
  ...header
}: StoryFrameProps) {
  const [narrow, setNarrow] = useState(false)
  return (
    <AmountPrivacy defaultHidden={amountsHidden}>
      <div className="flex min-h-dvh bg-canvas text-ink [--sticky-top:var(--topbar-height)]">
        <SideNavigation
          label="Main menu"
          narrow={narrow}
          onNarrowChange={setNarrow}
          logo={
            <a href="#overview" className="rounded-box">
              <Logo markOnly={narrow} />
            </a>
          }
          footer={<StoryNavigationFooter />}
          className="max-lg:hidden"
        >
          <StoryNavigation current={current} unread={header.unread ?? 0} />
        </SideNavigation>
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar
            start={
              <>
                <PhoneMenu current={current} unread={header.unread ?? 0} />
                <a href="#overview" className="rounded-box lg:hidden">
                  <Logo markOnly />
                </a>
              </>
            }
            end={<HeaderEnd {...header} />}
          />
          <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-8 px-4 py-8 sm:px-6 lg:px-10 lg:py-10">
            {children}
          </main>
        </div>
      </div>
    </AmountPrivacy>
  )
}
