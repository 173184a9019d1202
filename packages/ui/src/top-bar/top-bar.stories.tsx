import type { Meta, StoryObj } from '@storybook/react-vite'
import Bell from 'lucide-react/icons/bell'
import Menu from 'lucide-react/icons/menu'
import { expect, within } from 'storybook/test'
import { Avatar } from '../avatar/avatar.tsx'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { Logo } from '../logo/logo.tsx'
import { Money } from '../money/money.tsx'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { TopBarButton } from '../top-bar-button/top-bar-button.tsx'
import { TopBar } from './top-bar.tsx'

const home = (
  <a href="#home">
    <Logo />
  </a>
)

const meta = {
  title: 'Primitives/Top bar',
  component: TopBar,
  tags: ['autodocs'],
  args: { start: home, end: <ThemeToggle /> },
  argTypes: {
    start: { control: false },
    end: { control: false },
    children: { control: false },
    className: { control: false },
  },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'A `<header>` that stays while the page scrolls under it. With letters twice as large it stuck out by 303 px, so its end wraps into a second row. Its height is a token, and what is scrolled to keeps clear of it.',
      when: 'For the top of every page: the logo and the theme for visitors; balance, bell and profile for members.',
      whenNot: [
        { case: 'The page has buttons of its own', take: 'Page header' },
        { case: 'There is a message for everybody', take: 'Banner' },
        { case: 'It is the menu', take: 'Side navigation' },
      ],
    },
    layout: 'fullscreen',
    docs: {
      description: {
        component: `88 px, stays at the top while the page scrolls.

**States**: for visitors, for members; on a phone the hamburger leads and the balance moves into the menu.`,
      },
    },
  },
} satisfies Meta<typeof TopBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'The public bar: the way home and the theme.' } } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('banner')
    await expect(bar.getBoundingClientRect().height).toBe(88)
  },
}

export const Playground: Story = {
  args: { children: <span className="text-small text-ink-muted">Step 2 of 4</span> },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const ForMembers: Story = {
  name: 'For members',
  tags: ['matrix'],
  args: {
    start: (
      <TopBarButton
        label="Menu"
        className="lg:hidden"
        icon={<Menu aria-hidden size={20} strokeWidth={1.75} />}
      />
    ),
    end: (
      <>
        <TopBarButton opens label="Wallet balance" className="ps-4">
          <Money compact amount={{ currency: 'NGN', minor: 124_850_050n }} />
        </TopBarButton>
        <TopBarButton
          label="Notifications"
          icon={<Bell aria-hidden size={20} strokeWidth={1.75} />}
          count={<CountBadge count={3} label="3 unread" />}
        />
        <TopBarButton
          opens
          label="Adaeze Nwosu"
          icon={<Avatar size="small" name="Adaeze Nwosu" />}
        />
      </>
    ),
  },
  parameters: {
    docs: { description: { story: 'Balance, a bell with three unread, and the profile.' } },
  },
}

export const StaysAtTheTop: Story = {
  name: 'Stays at the top',
  parameters: { docs: { description: { story: 'The page goes under it.' } } },
  decorators: [
    Story => (
      <section className="h-64 overflow-y-auto" aria-label="A long page">
        <Story />
        <p className="h-240 p-6">A long page.</p>
      </section>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByRole('region')
    page.scrollTop = 300
    const bar = within(canvasElement).getByRole('banner')
    await expect(bar.getBoundingClientRect().top).toBe(page.getBoundingClientRect().top)
  },
}
