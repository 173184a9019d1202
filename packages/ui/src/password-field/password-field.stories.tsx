import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Primitives/Password field',
  component: PasswordField,
  tags: ['autodocs'],
  args: { label: 'Password' },
  decorators: [Story => <div className="max-w-sm">{Story()}</div>],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Built on the text field with `type="password"`, so that password managers know it, and a toggle button that shows what was typed. The rules come in with the form that checks them. What is missing is shown a line each, and said as one sentence.',
    },
    docs: {
      description: {
        component:
          'A text field that hides what is typed until asked, and can say what a new password still lacks.',
      },
    },
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: {
    docs: { description: { story: 'Dots for letters and an eye at the end of the pill.' } },
  },
}

export const Playground: Story = {
  args: { required: true, hint: '', error: '', disabled: false },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
