import type { Meta, StoryObj } from '@storybook/react-vite'
import Bell from 'lucide-react/icons/bell'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import LogOut from 'lucide-react/icons/log-out'
import Wallet from 'lucide-react/icons/wallet'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { NavigationModeContext } from '../navigation-mode/navigation-mode.ts'
import { NavigationItem } from './navigation-item.tsx'

const look = { 'aria-hidden': true, strokeWidth: 1.75 } as const

const meta = {
  title: 'Primitives/Navigation item',
  component: NavigationItem,
  tags: ['autodocs'],
  args: { icon: <Wallet {...look} />, children: 'My Wallet', active: false, onClick: fn() },
  argTypes: {
    icon: { control: false },
    trailing: { control: false },
    asChild: { control: false },
    className: { control: false },
  },
  decorators: [Story => <ul className="max-w-72">{Story()}</ul>],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'A link in a list, with `aria-current="page"`; the menu around it says how it looks. It knows no router and takes the link as its child. What only does something, like Logout, is a button of the same look.',
      when: 'For one line of the menu. A link comes with `asChild`; what only does something, like Logout, is a button. Mark one a page as active.',
      whenNot: [
        { case: 'It has lines of its own below it', take: 'Navigation group' },
        { case: 'It is a link in the page', take: 'Text link' },
        { case: 'It is one of the parts of a page', take: 'Tabs' },
      ],
      writing: [
        {
          advice: 'It is called what its page is called, in one to three words.',
          good: 'My Contributions',
          bad: 'Go to contributions',
        },
      ],
    },
    docs: {
      description: {
        component:
          'One line of the side navigation or of the phone’s list: the list around it says how it looks. A link comes with `asChild`; what only does something, like Logout, is a button. Mark one item a page as active.',
      },
    },
  },
} satisfies Meta<typeof NavigationItem>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'An icon and two words, 44 px to press.' } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'My Wallet' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {
  args: { active: true, trailing: <CountBadge count={3} label="3 unread" /> },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const ThePageThatIsOpen: Story = {
  name: 'The page that is open',
  parameters: {
    docs: { description: { story: 'Indigo ground and stronger words; said as the current page.' } },
  },
  render: () => (
    <NavigationItem asChild active icon={<Wallet {...look} />}>
      <a href="#wallet">My Wallet</a>
    </NavigationItem>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'My Wallet' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

const narrow = { mode: 'narrow', nested: false, open: () => {} } as const

export const AnIconAlone: Story = {
  name: 'An icon alone',
  decorators: [Story => <NavigationModeContext value={narrow}>{Story()}</NavigationModeContext>],
  parameters: {
    docs: { description: { story: 'In the narrow menu; the words come when it is focused.' } },
  },
  play: async ({ canvasElement }) => {
    const item = () => within(canvasElement).getByRole('button', { name: 'My Wallet' })
    // The tooltip's code comes first; the item is mounted again around it.
    await waitFor(() => expect(item()).toHaveAttribute('data-state', 'closed'))
    await userEvent.tab()
    await expect(item()).toHaveFocus()
    await waitFor(() => expect(within(document.body).getByRole('tooltip')).toBeInTheDocument())
    await userEvent.keyboard('{Escape}')
  },
}

export const EveryState: Story = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'At rest, open, with a count, off the site, a button, long.' } },
  },
  render: () => (
    <>
      <NavigationItem asChild icon={<Wallet {...look} />}>
        <a href="#wallet">My Wallet</a>
      </NavigationItem>
      <NavigationItem asChild active icon={<Wallet {...look} />}>
        <a href="#wallet">My Wallet</a>
      </NavigationItem>
      <NavigationItem
        asChild
        icon={<Bell {...look} />}
        trailing={<CountBadge count={128} label="128 unread" />}
      >
        <a href="#notifications">Notifications</a>
      </NavigationItem>
      <NavigationItem asChild external icon={<LifeBuoy {...look} />}>
        <a href="https://support.example.com">Contact Us</a>
      </NavigationItem>
      <NavigationItem icon={<LogOut {...look} />}>Logout</NavigationItem>
      <NavigationItem asChild>
        <a href="#plan">The Okonkwo-Williams and Adébáyọ̀ Families’ Education Pool</a>
      </NavigationItem>
    </>
  ),
}
