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
      when: 'For a password, typed anew or to sign in. Give it the rules where a new one is chosen: each ticks itself off while one types.',
      whenNot: [
        { case: 'It is a code that was sent, and is seen while it is typed', take: 'OTP field' },
        { case: 'Nothing in it is secret', take: 'Text field' },
      ],
      writing: [
        {
          advice: 'Each rule is a few words, so that the list reads at a glance.',
          good: 'At least 8 characters',
          bad: 'Your password must contain a minimum of eight characters in length',
        },
        {
          advice: 'The label says which password, where there are two.',
          good: 'New password',
          bad: 'Password 1',
        },
      ],
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
