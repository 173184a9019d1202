import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { withMemory } from '../story-layout/with-memory.tsx'
import { OtpField } from './otp-field.tsx'

const meta = {
  title: 'Primitives/OTP field',
  component: OtpField,
  tags: ['autodocs'],
  args: { label: 'Code', value: '', onChange: fn(), onComplete: fn() },
  argTypes: { value: { control: false }, boxLabel: { control: false } },
  render: withMemory(OtpField),
  parameters: {
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
