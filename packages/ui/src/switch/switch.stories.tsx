import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  tags: ['autodocs'],
  args: { label: 'Remind me before each charge', onChange: fn() },
  decorators: [Story => <div className="max-w-sm">{Story()}</div>],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Follows the WAI-ARIA switch pattern, on Radix, for what takes effect at once. In a form that is sent, a checkbox stands instead.',
    },
    docs: { description: { component: 'Turns a setting on or off at once.' } },
  },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A track with its knob at the start.' } } },
}

export const Playground: Story = {
  args: { hint: 'Two days before, by e-mail', disabled: false },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
