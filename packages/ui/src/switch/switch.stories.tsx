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
      when: 'For a setting that holds as soon as it is pressed: a reminder, an e-mail the member wants or doesn’t.',
      whenNot: [
        { case: 'It is sent with a form', take: 'Checkbox field' },
        { case: 'It hides or shows every amount', take: 'Amount privacy toggle' },
        { case: 'There are more than two states', take: 'Segments' },
      ],
      keyboard: [{ keys: ['Space', 'Enter'], does: 'Turns it on, or off again.' }],
      writing: [
        {
          advice: 'The label says what is so when it is on, and stays the same when it is off.',
          good: 'Remind me before each charge',
          bad: 'Enable/disable reminders',
        },
      ],
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
