import type { Meta, StoryObj } from '@storybook/react-vite'
import Bell from 'lucide-react/icons/bell'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Avatar } from '../avatar/avatar.tsx'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { Money } from '../money/money.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { TopBarButton } from './top-bar-button.tsx'

const bell = <Bell aria-hidden size={20} strokeWidth={1.75} />

const meta = {
  title: 'Primitives/Top bar button',
  component: TopBarButton,
  tags: ['autodocs'],
  args: { label: 'Notifications', icon: bell, onClick: fn() },
  argTypes: {
    icon: { control: false },
    count: { control: false },
    asChild: { control: false },
    className: { control: false },
  },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'What stands at the bar’s end looks alike, whether link, button or trigger of a menu, so it takes their props as they are. It is apart from the icon button for its count, its chevron and the words beside its icon. The count belongs to its name.',
      when: 'For what stands at the end of the top bar: bell, balance, profile, hamburger. It takes the props of a menu’s trigger, or with `asChild` the router’s link.',
      whenNot: [
        { case: 'A round icon stands anywhere else', take: 'Icon button' },
        { case: 'It is a button of the page', take: 'Button' },
      ],
      writing: [
        {
          advice: 'The name of an icon says the count too.',
          good: 'Notifications, 3 unread',
          bad: 'Bell',
        },
      ],
    },
    docs: {
      description: {
        component:
          'What the top bar’s end is made of: bell, balance, profile, hamburger; 49 px, a hairline around it. It takes the props of a menu’s trigger, or with `asChild` the router’s link. An icon alone needs a `label`.',
      },
    },
  },
} satisfies Meta<typeof TopBarButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: {
    docs: { description: { story: 'A bell in a ring; screen readers hear its name.' } },
  },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Notifications' })
    await expect(button.getBoundingClientRect().height).toBe(49)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {
  args: { opens: true, children: 'Menu', icon: undefined, label: undefined },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const SaysItsCount: Story = {
  name: 'Says its count',
  args: { count: <CountBadge count={12} label="12 unread" /> },
  parameters: {
    docs: { description: { story: 'The count hangs on the ring and belongs to the name.' } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName(
      'Notifications 12 unread',
    )
  },
}

export const AsALink: Story = {
  name: 'As a link',
  args: { asChild: true, children: <a href="#notifications">.</a>, count: undefined },
  render: ({ icon, label }) => (
    <TopBarButton asChild icon={icon} label={label}>
      <a href="#notifications">News</a>
    </TopBarButton>
  ),
  parameters: { docs: { description: { story: 'The link wears the look and leads on.' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#notifications')
  },
}

export const EveryForm: Story = {
  name: 'Every form',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Icon, icon with a count, amount, profile, menu open.' } },
  },
  render: () => (
    <StateGrid
      states={{
        icon: <TopBarButton label="Notifications" icon={bell} />,
        'with a count': (
          <TopBarButton
            label="Notifications"
            icon={bell}
            count={<CountBadge count={128} label="128 unread" />}
          />
        ),
        amount: (
          <TopBarButton opens label="Wallet balance" className="ps-4">
            <Money amount={{ currency: 'NGN', minor: 999_999_999_999n }} />
          </TopBarButton>
        ),
        profile: (
          <TopBarButton
            opens
            label="Bolanle Adeyemi-Okonkwo"
            icon={<Avatar size="small" name="Bolanle Adeyemi-Okonkwo" />}
          />
        ),
        'menu open': (
          <TopBarButton opens data-state="open" label="Profile">
            Bolanle
          </TopBarButton>
        ),
      }}
    />
  ),
}
