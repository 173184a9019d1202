import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CountBadge } from '../count-badge/count-badge.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { Badge } from './badge.tsx'
import { badgeExamples } from './story-examples.tsx'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  tags: ['autodocs'],
  args: { children: 'New' },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Built on a `<span>` with four tones and no role: the word in it says everything. What became of a thing got a part of its own, the status pill, so that a kind is never taken for a state.',
      when: 'For a word or two that say what kind of thing it is: “New”, “Purple USD”, “Draft”.',
      whenNot: [
        { case: 'It says what became of it', take: 'Status pill' },
        { case: 'It says how many wait', take: 'Count badge' },
        { case: 'It can be pressed', take: 'Button' },
      ],
      writing: [
        { advice: 'One or two words, without a full stop.', good: 'New', bad: 'This is new!' },
      ],
      examples: badgeExamples,
    },
    docs: {
      description: {
        component: `A short word that sorts.

**States**: none: four tones, marigold for what is new, red for what is overdue.`,
      },
    },
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A small neutral word.' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('New')).toHaveAttribute('data-tone', 'neutral')
  },
}

export const Playground: Story = {
  args: { tone: 'accent' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const EveryTone: Story = {
  name: 'Every tone',
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'Words and counts; nothing shows at zero.' } } },
  render: () => (
    <StateGrid
      states={{
        neutral: <Badge>Draft</Badge>,
        primary: <Badge tone="primary">Purple USD</Badge>,
        accent: <Badge tone="accent">New</Badge>,
        danger: <Badge tone="danger">Overdue</Badge>,
        count: <CountBadge count={3} label="3 unread" />,
        'large count': <CountBadge count={128} label="128 unread" />,
        'nothing to count': <CountBadge count={0} label="none unread" />,
      }}
    />
  ),
}
