import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StateGrid } from '../story-layout/matrix.tsx'
import { CountBadge } from './count-badge.tsx'

const meta = {
  title: 'Primitives/Count badge',
  component: CountBadge,
  tags: ['autodocs'],
  args: { count: 3, label: '3 unread' },
  argTypes: { className: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'A bare figure says too little to a screen reader, so the part asks for the whole of it (“3 unread”) and shows the figure to the eye alone. At nothing it is gone. Above a limit it shows `99+`.',
      when: 'For how many wait to be seen: on the bell, beside a tab or an entry of the menu. At nothing it is gone.',
      whenNot: [
        { case: 'A word sorts things', take: 'Badge' },
        { case: 'A word says where a thing stands', take: 'Status pill' },
        { case: 'Nobody has to act on the number: write it as plain text' },
      ],
      writing: [
        {
          advice: 'What readers hear is the whole of it, not the figure alone.',
          good: '3 unread',
          bad: '3',
        },
      ],
    },
    docs: {
      description: {
        component:
          'How many wait to be seen: on the bell, beside a tab or a menu item. At nothing it is gone.',
      },
    },
  },
} satisfies Meta<typeof CountBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A marigold dot with a figure, said in full.' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 unread')).toBeInTheDocument()
    await expect(within(canvasElement).getByText('3')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Playground: Story = {
  args: { count: 128, most: 99, label: '128 unread' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const NothingToCount: Story = {
  name: 'Nothing to count',
  args: { count: 0, label: 'none unread' },
  parameters: { docs: { description: { story: 'No dot and no word at zero.' } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('none unread')
  },
}

export const EveryCount: Story = {
  name: 'Every count',
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'One figure, two, and more than are counted.' } } },
  render: () => (
    <StateGrid
      states={{
        one: <CountBadge count={1} label="1 unread" />,
        'two figures': <CountBadge count={42} label="42 unread" />,
        'more than are counted': <CountBadge count={128} label="128 unread" />,
        'its own most': <CountBadge count={12} most={9} label="12 unread" />,
      }}
    />
  ),
}
