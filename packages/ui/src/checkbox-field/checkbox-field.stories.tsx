import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CheckboxField } from './checkbox-field.tsx'

const meta = {
  title: 'Primitives/Checkbox field',
  component: CheckboxField,
  tags: ['autodocs'],
  args: { label: 'I have read the terms and the bylaws', onChange: fn() },
  decorators: [Story => <div className="max-w-sm">{Story()}</div>],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Follows the WAI-ARIA checkbox pattern, on Radix, which keeps a real checkbox beside the drawn one for forms. A press on the label is the browser’s own click: the simulated one ticked the box for links inside the label too. What takes effect at once is a switch.',
      when: 'For one yes or no that is sent along with a form: terms that are agreed to, a statement about oneself.',
      whenNot: [
        { case: 'It takes effect at once', take: 'Switch' },
        { case: 'One of several is chosen', take: 'Radio cards' },
      ],
      keyboard: [{ keys: ['Space'], does: 'Ticks it, or takes the tick away.' }],
      writing: [
        {
          advice: 'The label is a sentence the person can say “yes” to, without a “not” in it.',
          good: 'I have read the terms and the bylaws',
          bad: 'Do not opt out of the terms',
        },
        {
          advice: 'The error asks for what is needed.',
          good: 'Please agree to the terms to go on.',
          bad: 'Checkbox is required',
        },
      ],
    },
    docs: { description: { component: 'One yes or no that is sent with a form.' } },
  },
} satisfies Meta<typeof CheckboxField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'An empty box beside its words.' } } },
}

export const Playground: Story = {
  args: { required: true, error: '', hint: '', disabled: false },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
