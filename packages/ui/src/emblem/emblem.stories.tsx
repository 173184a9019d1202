import type { Meta, StoryObj } from '@storybook/react-vite'
import CloudOff from 'lucide-react/icons/cloud-off'
import Sprout from 'lucide-react/icons/sprout'
import { expect } from 'storybook/test'
import { StateGrid } from '../story-layout/matrix.tsx'
import { Emblem } from './emblem.tsx'

const meta = {
  title: 'Primitives/Emblem',
  component: Emblem,
  tags: ['autodocs'],
  args: { children: <Sprout strokeWidth={1.75} /> },
  argTypes: { children: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'A rosette of the club’s cloth around one icon, for a screen that has nothing else to show. It is drawn as lines in the colour of the text and is hidden from screen readers. It stands in for the whole pattern, which is for grounds.',
      when: 'For a screen that has nothing else to show: one icon in a rosette of the club’s cloth. Empty states and screens for errors bring it along.',
      whenNot: [
        { case: 'It is the ground of a panel', take: 'Adire pattern' },
        { case: 'It is pressed', take: 'Icon button' },
        { case: 'It stands for a person', take: 'Avatar' },
      ],
    },
    docs: {
      description: {
        component:
          'A roundel of the club’s cloth around one icon, for a screen that has nothing else to show.',
      },
    },
  },
} satisfies Meta<typeof Emblem>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Twelve petals around a sprout, silent.' } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-tone=calm]')).toHaveAttribute(
      'aria-hidden',
      'true',
    )
  },
}

export const Playground: Story = {
  args: { tone: 'danger' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const EveryTone: Story = {
  name: 'Every tone',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Calm for what is empty, danger for what broke.' } },
  },
  render: () => (
    <StateGrid
      states={{
        calm: (
          <Emblem>
            <Sprout strokeWidth={1.75} />
          </Emblem>
        ),
        danger: (
          <Emblem tone="danger">
            <CloudOff strokeWidth={1.75} />
          </Emblem>
        ),
      }}
    />
  ),
}
