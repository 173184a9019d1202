import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StoryNavigation, StoryNavigationFooter } from '../side-navigation/story-navigation.tsx'
import { NavigationList } from './navigation-list.tsx'

const meta = {
  title: 'Primitives/Navigation list',
  component: NavigationList,
  tags: ['autodocs'],
  args: {
    label: 'Main menu',
    children: <StoryNavigation current="My Account" />,
    footer: <StoryNavigationFooter />,
  },
  argTypes: { children: { control: false }, footer: { control: false } },
  decorators: [Story => <div className="max-w-96">{Story()}</div>],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'The menu of a phone: the same items and groups as in the sidebar, in a list that a modal holds. It is a second frame and no second menu. It is itself a `<nav>` with a name.',
      when: 'For the menu of a phone: what the hamburger opens, in a modal. It takes the same items and groups as on a desk.',
      whenNot: [
        { case: 'There is room beside the page', take: 'Side navigation' },
        { case: 'It is a list of things to do', take: 'Dropdown menu' },
      ],
    },
    docs: {
      description: {
        component:
          'The menu of a phone: what the hamburger opens, in a modal. It takes the same items and groups as the side navigation, each 49 px high.',
      },
    },
  },
} satisfies Meta<typeof NavigationList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['matrix'],
  parameters: {
    pictures: { modes: ['light-phone', 'dark-phone'] },
    docs: { description: { story: 'Eleven items, the open page marked, small links below.' } },
  },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('navigation', { name: 'Main menu' })
    const here = within(menu).getByRole('link', { name: 'My Account' })
    await expect(here).toHaveAttribute('aria-current', 'page')
    await expect(here.getBoundingClientRect().height).toBe(49)
  },
}

export const Playground: Story = {
  args: {
    label: 'Menu',
    children: <StoryNavigation current="Recurring Contributions" contributeOpen unread={128} />,
  },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
