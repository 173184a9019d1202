import type { Meta, StoryObj } from '@storybook/react-vite'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DropdownMenu } from './dropdown-menu.tsx'

const meta = {
  title: 'Primitives/Dropdown menu',
  component: DropdownMenu,
  tags: ['autodocs'],
  args: {
    trigger: <Button variant="secondary">Ada Nwosu</Button>,
    options: [
      { name: 'My Account', icon: <UserRound aria-hidden strokeWidth={1.75} />, action: fn() },
      { name: 'Logout', icon: <LogOut aria-hidden strokeWidth={1.75} />, action: fn() },
    ],
    onOpenChange: fn(),
  },
  argTypes: {
    trigger: { control: false },
    header: { control: false },
    open: { control: false },
  },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Follows the WAI-ARIA menu button, on Radix. The button looks pressed at once and the menu comes in the frame after (ADR 14): on a slow phone a button that seems dead is pressed again. With a search box it is a dialog around a menu, because a menu may hold nothing but its items. A menu of our own in the top layer was looked at and refused: typing ahead, grace when the pointer slips and Escape inside modals would all have to be kept.',
      when: 'For a few things to do with what stands beside it: the three dots of a row, the profile. With many entries it gets a search box.',
      whenNot: [
        { case: 'One of a list is chosen for a form', take: 'Select field' },
        { case: 'There is one thing to do', take: 'Button' },
        { case: 'It holds text or fields', take: 'Popover' },
      ],
      keyboard: [
        { keys: ['Enter', 'Space', 'Down'], does: 'On its button: opens it on its first entry.' },
        { keys: ['Up', 'Down'], does: 'Goes from entry to entry and steps over what is disabled.' },
        { keys: ['Home', 'End'], does: 'Goes to the first or the last entry.' },
        {
          keys: ['A–Z'],
          does: 'Goes to the entry that begins with it, or searches where there is a search box.',
        },
        {
          keys: ['Enter', 'Space'],
          does: 'Does what the entry says; in the search box, Enter takes the first that is found.',
        },
        { keys: ['Escape'], does: 'Closes it; the focus is back on its button.' },
      ],
      writing: [
        {
          advice: 'Each entry is a verb and what it is done to.',
          good: 'Download the receipt',
          bad: 'Receipt options',
        },
      ],
      anatomy: {
        story: 'open',
        height: '15rem',
        pieces: [
          {
            name: 'Trigger',
            is: 'The button that opens it, pressed for as long as it is open.',
            at: '#storybook-root button',
          },
          {
            name: 'Menu',
            is: 'Hangs from the trigger, where there is room.',
            at: '[role=menu]',
            edge: 'below',
          },
          {
            name: 'Option',
            is: 'One thing to do, in the words of a button, with an icon where it helps.',
            at: '[role=menuitem] span:last-child',
          },
        ],
      },
    },
    docs: {
      description: {
        component:
          'A button that opens a list of things to do. At most 250 px high, between 200 and 300 px wide; with many options it gets a search box.',
      },
    },
  },
} satisfies Meta<typeof DropdownMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A button; pressed, its options appear below.' } } },
}

export const Playground: Story = {
  args: { search: true, height: '250px', align: 'start' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const Open: Story = {
  // On the page of documentation it would take the focus.
  tags: ['!autodocs'],
  args: { open: true },
  parameters: { docs: { description: { story: 'Its options below the button.' } } },
}
