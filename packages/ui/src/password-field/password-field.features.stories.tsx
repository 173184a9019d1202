import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { samplePasswordRules } from '../story-layout/password-rules.ts'
import { says } from '../story-layout/says.ts'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Primitives/Password field/Features',
  component: PasswordField,
  args: { label: 'Password' },
  decorators: [Story => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const ShownOnDemand: Story = {
  name: 'Shown on demand',
  parameters: says(
    'The eye shows and hides the password; what was typed and where stay as they were.',
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'Adire#2026')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.tab()
    const eye = canvas.getByRole('button', { name: 'Show password' })
    await expect(eye).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(eye).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveValue('Adire#2026')
  },
}

export const HintsFollowTheRule: Story = {
  name: 'Hints follow the rule',
  args: { rules: samplePasswordRules, autoComplete: 'new-password', label: 'New password' },
  parameters: says(
    'Each rule ticks itself off while typing; with the last one the bar turns green.',
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('New password')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.type(field, 'adire')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 5 password rules met')
    await userEvent.type(field, 'A1')
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 5 password rules met')
    await userEvent.type(field, '#')
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 5 password rules met')
    await expect(canvas.getAllByText(', done')).toHaveLength(5)
  },
}

const sent = fn()

function SignInForm() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } })
  return (
    <form className="flex flex-col gap-5" onSubmit={handleSubmit(value => sent(value))} noValidate>
      <PasswordField
        label="Password"
        {...register('password', { required: 'Enter your password' })}
        required
        error={formState.errors.password?.message}
      />
      <Button type="submit">Continue</Button>
    </form>
  )
}

export const InAForm: Story = {
  name: 'In a form',
  parameters: says('Sent empty it says what is missing; the eye never sends the form.'),
  render: () => <SignInForm />,
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const field = canvas.getByLabelText(/^Password/)
    await waitFor(() => expect(field).toHaveFocus())
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter your password'))
    await userEvent.type(field, 'Adire#2026{Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ password: 'Adire#2026' }))
  },
}
