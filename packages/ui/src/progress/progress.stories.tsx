import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StateGrid } from '../story-layout/matrix.tsx'
import { Progress } from './progress.tsx'

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  tags: ['autodocs'],
  args: { label: 'Getting started', value: 2, max: 4, valueText: '2 of 4' },
  argTypes: { className: { control: false } },
  decorators: [Story => <div className="max-w-2xl">{Story()}</div>],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Follows the `progressbar` role, on Radix. How far it is, is said as people do (“2 of 4”) by `valueText`, instead of a percentage. Without a value it is under way, with no known end.',
      when: 'For how far something has come towards a known end: a goal, a checklist, a file on its way.',
      whenNot: [
        { case: 'The steps of a flow are told', take: 'Stepper' },
        { case: 'Content is on its way', take: 'Skeleton' },
        { case: 'A button was just pressed: it shows its own spinner', take: 'Button' },
      ],
      writing: [
        { advice: 'The value is said as people say it.', good: '2 of 4', bad: '50 % complete' },
      ],
    },
    docs: {
      description: {
        component: `How far something has come, in words and as a bar.

**States**: nothing, some, all, and of unknown length; \`valueText\` says it as people do: “2 of 4”.`,
      },
    },
  },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Half way, said as two of four.' } } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Getting started' })
    await expect(bar).toHaveAttribute('aria-valuetext', '2 of 4')
  },
}

export const Playground: Story = {
  args: { labelHidden: false },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const EveryState: Story = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'From nothing to all, and of unknown length.' } } },
  render: () => (
    <StateGrid
      states={{
        nothing: <Progress label="School fees" value={0} valueText="₦0 of ₦1,500,000" />,
        some: <Progress label="School fees" value={62} valueText="₦930,000 of ₦1,500,000" />,
        all: <Progress label="School fees" value={100} />,
        'unknown length': <Progress label="Your receipt is being sent" />,
        'label hidden': <Progress label="Upload" labelHidden value={40} />,
      }}
    />
  ),
}
