import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Logo } from '../logo/logo.tsx'
import { NavigationList } from '../navigation-list/navigation-list.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { StoryNavigation, StoryNavigationFooter } from './story-navigation.tsx'

const meta = {
  title: 'Primitives/Side navigation',
  component: SideNavigation,
  tags: ['autodocs'],
  args: {
    label: 'Main menu',
    narrow: false,
    onNarrowChange: fn(),
    logo: <Logo />,
    children: <StoryNavigation />,
    footer: <StoryNavigationFooter />,
  },
  argTypes: {
    logo: { control: false },
    children: { control: false },
    footer: { control: false },
    className: { control: false },
  },
  render: function Sidebar(args) {
    const [narrow, setNarrow] = useState(args.narrow)
    return (
      <SideNavigation
        {...args}
        narrow={narrow}
        onNarrowChange={next => {
          args.onNarrowChange(next)
          setNarrow(next)
        }}
        logo={
          <a href="#overview" className="rounded-box">
            <Logo markOnly={narrow} />
          </a>
        }
      />
    )
  },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'A `<nav>` with a list, sticky beside the page. Narrow or wide is given from outside; the button that changes it tells its state by `aria-expanded`. Icons alone have their words in a tooltip, whose code comes in the narrow mode only, because it weighs more than the menu. On a phone there is the navigation list instead.',
      when: 'For the one menu of the signed-in area on a desk, wide or as icons alone.',
      whenNot: [
        { case: 'It is a phone', take: 'Navigation list' },
        { case: 'They are parts of one page', take: 'Tabs' },
      ],
      writing: [
        {
          advice:
            'The menu’s name is for readers, so it leaves out “navigation”, which they say themselves.',
          good: 'Main',
          bad: 'Main navigation menu',
        },
      ],
    },
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component: `The members’ menu on a desk: 330 px, or icons alone.

**States**: wide, narrow with its words in tooltips, a group open, the current page marked.`,
      },
    },
  },
} satisfies Meta<typeof SideNavigation>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Wide, with the current page marked.' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByRole('navigation')
    await expect(bar.getBoundingClientRect().width).toBe(330)
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: /Notifications/ })).toHaveAccessibleName(
      'Notifications 3 unread',
    )
  },
}

export const Playground: Story = {
  args: { label: 'Members’ menu' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const IconsAlone: Story = {
  name: 'Icons alone',
  args: { narrow: true },
  parameters: {
    docs: { description: { story: 'Narrow; every icon keeps its name for screen readers.' } },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(88)
    const group = () => canvas.getByRole('button', { name: 'Contribute' })
    // The tooltip's code comes first, and a press on what it replaces is lost.
    await waitFor(() => expect(group().parentElement).toHaveAttribute('data-state', 'closed'))
    await userEvent.click(group())
    await expect(args.onNarrowChange).toHaveBeenLastCalledWith(false)
    await expect(canvas.getByRole('link', { name: 'Rent Pool' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Wide menu' }))
    await expect(args.onNarrowChange).toHaveBeenLastCalledWith(true)
  },
}

export const AGroupOpens: Story = {
  name: 'A group opens',
  parameters: {
    docs: {
      description: { story: 'The words lead to the group’s page; the chevron shows its children.' },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const chevron = canvas.getByRole('button', { name: 'More of My Contributions' })
    await expect(canvas.queryByRole('link', { name: 'Recurring Contributions' })).toBeNull()
    await userEvent.click(chevron)
    await expect(chevron).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { name: 'Recurring Contributions' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'My Contributions' })).toHaveAttribute(
      'href',
      '#contributions',
    )
  },
}

export const EveryMode: Story = {
  name: 'Every mode',
  tags: ['matrix'],
  parameters: {
    docs: {
      description: { story: 'Wide with open groups, icons alone, and the list of a phone.' },
    },
  },
  render: () => (
    <div className="flex flex-wrap items-start gap-8">
      <SideNavigation
        label="Wide"
        narrow={false}
        onNarrowChange={() => {}}
        logo={<Logo />}
        footer={<StoryNavigationFooter />}
        className="[&>div]:h-216"
      >
        <StoryNavigation current="Recurring Contributions" contributeOpen />
      </SideNavigation>
      <SideNavigation
        label="Narrow"
        narrow
        onNarrowChange={() => {}}
        logo={<Logo markOnly />}
        className="[&>div]:h-216"
      >
        <StoryNavigation current="My Wallet" />
      </SideNavigation>
      <div className="w-80 max-w-full border border-line bg-surface px-2 py-4">
        <NavigationList label="Phone" footer={<StoryNavigationFooter />}>
          <StoryNavigation current="My Account" contributeOpen />
        </NavigationList>
      </div>
    </div>
  ),
}
