import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { withMemory } from '../story-layout/with-memory.tsx'
import { OtpField } from './otp-field.tsx'

const meta = {
  title: 'Primitives/OTP field',
  component: OtpField,
  tags: ['autodocs'],
  args: { label: 'Code', value: '', onChange: fn(), onComplete: fn() },
  argTypes: { value: { control: false } },
  render: withMemory(OtpField),
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Four inputs of our own instead of Radix’s field (ADR 10): that one moved the focus after React had drawn the digit, so a faster hand lost digits. Boxes are written and the focus moves within the key’s own event, and what a key does is a pure function. It is a named group whose boxes tell their place; `one-time-code` lets a phone offer the code, and Tab comes to the first empty box. Given up was a library’s knowledge of unusual keyboards.',
      when: 'For the short code from an e-mail or an app. A pasted code, or one that the phone offers, fills all boxes at once.',
      whenNot: [
        { case: 'The member has chosen the secret', take: 'Password field' },
        { case: 'The number is longer or has no fixed length', take: 'Text field' },
      ],
      keyboard: [
        { keys: ['0–9'], does: 'Writes the digit and leads to the next box.' },
        { keys: ['Backspace'], does: 'Takes out the digit and goes back, box after box.' },
        { keys: ['Delete'], does: 'Takes out the digit in the box; the later ones move up.' },
        { keys: ['Left', 'Right'], does: 'Goes from box to box.' },
        { keys: ['Home', 'End'], does: 'Goes to the first box, or to the first empty one.' },
        { keys: ['Enter'], does: 'Sends the form once the code is whole.' },
      ],
      writing: [
        {
          advice: 'The hint says where the code is.',
          good: 'We sent 4 digits to ada@example.com.',
          bad: 'Enter OTP',
        },
        {
          advice: 'The error says what to do next.',
          good: 'This code is over. Ask for a new one.',
          bad: 'OTP mismatch',
        },
      ],
    },
    docs: {
      description: {
        component:
          'Four boxes for the code from an e-mail. Each takes one digit and leads to the next; a pasted or offered code fills them all.',
      },
    },
  },
} satisfies Meta<typeof OtpField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Four empty boxes under their label.' } } },
}

export const Playground: Story = {
  args: {
    required: true,
    masked: false,
    hint: 'We sent it to ada@example.com',
    error: '',
    disabled: false,
    readOnly: false,
    length: 4,
  },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
