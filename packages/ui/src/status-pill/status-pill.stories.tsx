import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusPill } from './status-pill.tsx'

const meta = {
  title: 'Primitives/Status pill',
  component: StatusPill,
  tags: ['autodocs'],
  args: { children: 'Pending approval', tone: 'warning' },
  argTypes: { icon: { control: false }, className: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'Where something stands. Each tone has its own shape as well as its colour, and the words say it in full.',
      },
    },
  },
} satisfies Meta<typeof StatusPill>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Waiting: marigold ground, a clock, words.' } } },
  play: async ({ canvasElement }) => {
    const pill = canvasElement.querySelector('[data-tone=warning]')
    await expect(pill).toHaveTextContent('Pending approval')
    await expect(pill?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Playground: Story = {
  args: { tone: 'success', children: 'Validated' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
