import type { Meta, StoryObj } from '@storybook/react-vite'
import HandCoins from 'lucide-react/icons/hand-coins'
import Sprout from 'lucide-react/icons/sprout'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { NavigationItem } from '../navigation-item/navigation-item.tsx'
import { NavigationModeContext } from '../navigation-mode/navigation-mode.ts'
import { NavigationGroup } from './navigation-group.tsx'

const look = { 'aria-hidden': true, strokeWidth: 1.75 } as const

const plans = ['Rent Pool', 'Purple USD', 'Education Pool 2026'].map(name => (
  <NavigationItem key={name} asChild>
    <a href={`#${name}`}>{name}</a>
  </NavigationItem>
))

const meta = {
  title: 'Primitives/Navigation group',
  component: NavigationGroup,
  tags: ['autodocs'],
  args: { icon: <HandCoins {...look} />, label: 'Contribute', children: plans },
  argTypes: {
    icon: { control: false },
    link: { control: false },
    children: { control: false },
  },
  decorators: [Story => <ul className="max-w-72">{Story()}</ul>],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Follows the WAI-ARIA disclosure navigation: a button with `aria-expanded` before a list of links, which stay links. Where the group is a page too, its words lead there and the chevron opens it. In the narrow sidebar a press widens it, because children need words. One level only: a group never holds a group.',
      when: 'For a line of the menu with pages below it. With a `link` its words lead to its own page, and the chevron opens it.',
      whenNot: [
        { case: 'Nothing stands below it', take: 'Navigation item' },
        { case: 'Questions and answers open below each other', take: 'Accordion' },
      ],
      keyboard: [
        { keys: ['Enter', 'Space'], does: 'On its button: shows its lines, or hides them.' },
      ],
      writing: [
        {
          advice: 'It is called what its pages have in common.',
          good: 'Contributions',
          bad: 'More',
        },
      ],
    },
    docs: {
      description: {
        component:
          'A navigation item with children. Without a `link` the whole line opens and closes; with one the words lead to the group’s own page and the chevron opens. It starts open when one of its children is the current page. One level only: a group never holds a group.',
      },
    },
  },
} satisfies Meta<typeof NavigationGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Closed; a chevron says there is more.' } } },
}

export const Playground: Story = {
  args: { childActive: true, active: true },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const OpensAndCloses: Story = {
  name: 'Opens and closes',
  parameters: {
    docs: {
      description: { story: 'Enter shows three plans under a line, Enter again hides them.' },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const head = canvas.getByRole('button', { name: 'Contribute' })
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(head).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

const widen = fn()

const narrow: NonNullable<Story['decorators']> = Story => (
  <NavigationModeContext value={{ mode: 'narrow', nested: false, open: widen }}>
    {Story()}
  </NavigationModeContext>
)

export const InTheNarrowMenu: Story = {
  name: 'In the narrow menu',
  decorators: [narrow],
  parameters: {
    docs: { description: { story: 'An icon alone: a press asks for the wide menu first.' } },
  },
  play: async ({ canvasElement }) => {
    const group = () => within(canvasElement).getByRole('button', { name: 'Contribute' })
    // The tooltip's code comes first, and a press on what it replaces is lost.
    await waitFor(() => expect(group().parentElement).toHaveAttribute('data-state', 'closed'))
    await userEvent.click(group())
    await expect(widen).toHaveBeenCalled()
  },
}

export const NarrowWithItsChildOpen: Story = {
  name: 'Narrow, with its child open',
  args: { childActive: true, link: <a href="#contributions">.</a> },
  decorators: [narrow],
  parameters: {
    docs: {
      description: { story: 'Marked, and a press leads to its children, where it is a page too.' },
    },
  },
  play: async ({ canvasElement }) => {
    const group = () => within(canvasElement).getByRole('button', { name: 'Contribute' })
    await expect(group()).toHaveAttribute('aria-current', 'true')
    await waitFor(() => expect(group().parentElement).toHaveAttribute('data-state', 'closed'))
    widen.mockClear()
    await userEvent.click(group())
    await expect(widen).toHaveBeenCalled()
  },
}

export const EveryState: Story = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Closed, open, a page of its own, and a child that is open.' } },
  },
  render: args => (
    <>
      <NavigationGroup {...args} />
      <NavigationGroup {...args} childActive />
      <NavigationGroup
        icon={<Sprout {...look} />}
        label="My Contributions"
        link={<a href="#contributions">.</a>}
        active
      >
        {plans}
      </NavigationGroup>
      <NavigationGroup
        icon={<Sprout {...look} />}
        label="My Contributions"
        link={<a href="#contributions">.</a>}
        childActive
      >
        <NavigationItem asChild active>
          <a href="#recurring">Recurring Contributions</a>
        </NavigationItem>
      </NavigationGroup>
    </>
  ),
}
