import type { Meta, StoryObj } from '@storybook/react-vite'
import Bell from 'lucide-react/icons/bell'
import { fn } from 'storybook/test'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Primitives/Icon button',
  component: IconButton,
  tags: ['autodocs'],
  args: { label: 'Notifications', icon: <Bell aria-hidden strokeWidth={1.75} />, onClick: fn() },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Built on `<button>`, with a name that can’t be left out: an icon alone says nothing to a screen reader. A figure on its shoulder is hidden from readers, so the name says it too. Both sizes are targets of 44 px or more.',
      when: 'For an icon everybody knows, where words have no room: close, show, more. Its name is always given, and readers hear it.',
      whenNot: [
        { case: 'There is room for the word', take: 'Button' },
        { case: 'It stands at the end of the top bar', take: 'Top bar button' },
        { case: 'It copies a value', take: 'Copy button' },
        { case: 'It hides all amounts', take: 'Amount privacy toggle' },
      ],
      keyboard: [
        {
          keys: ['Enter', 'Space'],
          does: 'Presses it. While it is loading, a press does nothing.',
        },
      ],
      writing: [
        {
          advice: 'The name says what a press does, and to what.',
          good: 'Close the message',
          bad: 'Cross icon',
        },
      ],
    },
    docs: {
      description: {
        component: 'An icon that does something, with its name for screen readers.',
      },
    },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A bell in a 49 px circle without an edge.' } } },
}

export const Playground: Story = {
  args: {
    variant: 'outline',
    size: 'regular',
    loading: false,
    disabled: false,
    count: 3,
    label: 'Notifications, 3 unread',
  },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
