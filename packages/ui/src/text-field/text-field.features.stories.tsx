import type { Meta, StoryObj } from '@storybook/react-vite'
import Mail from 'lucide-react/icons/mail'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { CheckboxField } from '../checkbox-field/checkbox-field.tsx'
import { SelectField } from '../select-field/select-field.tsx'
import { expectHeardOnly, listen } from '../story-layout/expect-heard.ts'
import { says } from '../story-layout/says.ts'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Primitives/Text field/Features',
  component: TextField,
  args: { label: 'E-mail' },
  decorators: [Story => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const ErrorIsReadWithTheField: Story = {
  name: 'Error is read with the field',
  args: {
    required: true,
    error: 'Enter an e-mail address, like ada@example.com',
    hint: 'We send your code there',
    defaultValue: 'ada@',
  },
  parameters: says('The error stands under the field and is read out with it, before the hint.'),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'E-mail' })
    await expect(field).toBeInvalid()
    await expect(field).toBeRequired()
    await expect(field).toHaveAccessibleDescription(
      'Enter an e-mail address, like ada@example.com We send your code there',
    )
  },
}

export const TypedFromTheKeyboard: Story = {
  name: 'Typed from the keyboard',
  args: { onChange: fn(), start: <Mail aria-hidden strokeWidth={1.75} className="size-5" /> },
  parameters: says('Tab shows the ring around the whole pill; typing goes straight in.'),
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText('E-mail')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('ada')
    await expect(field).toHaveValue('ada')
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
}

type Names = { first_name: string; last_name: string }
const sent = fn()

function NameForm() {
  const { register, control, handleSubmit, formState } = useForm<Names>({
    defaultValues: { first_name: '', last_name: '' },
  })
  return (
    <form className="flex flex-col gap-5" onSubmit={handleSubmit(names => sent(names))} noValidate>
      <TextField
        label="First name"
        {...register('first_name', { required: 'Enter your first name' })}
        required
        error={formState.errors.first_name?.message}
      />
      <Controller
        name="last_name"
        control={control}
        rules={{ required: 'Enter your last name' }}
        render={({ field, fieldState }) => (
          <TextField label="Last name" required error={fieldState.error?.message} {...field} />
        )}
      />
      <Button type="submit">Continue</Button>
    </form>
  )
}

export const InAForm: Story = {
  name: 'In a form',
  parameters: says(
    'Sent empty, both fields show their error and the first takes the focus; filled in, the errors go.',
  ),
  render: () => <NameForm />,
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    const first = canvas.getByLabelText(/First name/)
    const last = canvas.getByLabelText(/Last name/)
    await waitFor(() => expect(first).toHaveFocus())
    await waitFor(() => expect(first).toHaveAccessibleDescription('Enter your first name'))
    await waitFor(() => expect(last).toHaveAccessibleDescription('Enter your last name'))
    await userEvent.type(first, 'Ada')
    await userEvent.type(last, 'Nwosu{Enter}')
    await waitFor(() => expect(first).toBeValid())
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ first_name: 'Ada', last_name: 'Nwosu' }),
    )
  },
}

function LateForm() {
  const { register, handleSubmit, setError, formState } = useForm<Names>({
    mode: 'onTouched',
    defaultValues: { first_name: '', last_name: '' },
  })
  const { errors } = formState
  const refuse = () => setError('last_name', { message: 'The bank knows another name' })
  return (
    <form className="flex flex-col gap-5" onSubmit={handleSubmit(names => sent(names))} noValidate>
      <TextField
        label="First name"
        {...register('first_name', { required: 'Enter your first name' })}
        required
        error={errors.first_name?.message}
      />
      <TextField
        label="Last name"
        {...register('last_name', { required: 'Enter your last name' })}
        error={errors.last_name?.message}
      />
      <Button type="submit">Continue</Button>
      <Button variant="secondary" onClick={refuse}>
        Ask the bank
      </Button>
    </form>
  )
}

export const LateErrorIsHeard: Story = {
  name: 'A late error is heard',
  parameters: says(
    'An error that comes when the field is left, or from the server, is said with the field’s name; sent wrong, the focus leads to the first error and nothing is said beside it.',
  ),
  render: () => <LateForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = canvas.getByLabelText(/First name/)
    await listen()
    await userEvent.click(first)
    await userEvent.tab()
    await expectHeardOnly('First name: Enter your first name')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first).toHaveAccessibleDescription('Enter your first name')
    await waitFor(() => expect(canvas.getByText('Enter your last name')).toBeVisible())
    await expectHeardOnly('First name: Enter your first name')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the bank' }))
    await expectHeardOnly(
      'First name: Enter your first name',
      'Last name: The bank knows another name',
    )
  },
}

export const SentWithEnter: Story = {
  name: 'Sent with Enter',
  parameters: says(
    'Where the focus stays in the field that is wrong, its new error is said, and not those of the others.',
  ),
  render: () => <LateForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByLabelText(/First name/))
    await listen()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('Enter your last name')).toBeVisible())
    await expectHeardOnly('First name: Enter your first name')
  },
}

export const EnterOnAPhone: Story = {
  name: 'Enter on a phone',
  parameters: says(
    'A phone writes on its Enter key what it does: on to what is still to fill in, send the form, or search.',
  ),
  render: () => (
    <div className="flex flex-col gap-5">
      <TextField label="Find a member" type="search" />
      <form className="flex flex-col gap-5">
        <TextField label="First name" />
        <TextField label="Member number" readOnly defaultValue="KF-1042" />
        <SelectField label="Bank" options={[]} value={undefined} onChange={fn()} />
        <TextField label="Account number" inputMode="numeric" />
        <CheckboxField label="It is mine" />
        <TextField label="What for" />
        <Button type="submit">Continue</Button>
      </form>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const enterOn = (label: string) => {
      const field = canvas.getByLabelText<HTMLInputElement>(label)
      field.focus()
      return field.enterKeyHint
    }
    await expect(enterOn('First name')).toBe('next')
    await expect(enterOn('Account number')).toBe('next')
    await expect(enterOn('Find a member')).toBe('search')
    await expect(enterOn('What for')).toBe('go')
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    label: 'The name of the person who brought you to the club, as they are known to the committee',
    defaultValue: 'Oluwaseunfunmi Adébáyọ̀-Okonkwo of the Lagos Island founding families',
    error:
      'This name is longer than what our bank can print on a statement, so please shorten it a little.',
  },
  parameters: says('Long label and error wrap; the typed text scrolls inside the pill.'),
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { label: 'البريد الإلكتروني', required: true, error: 'أدخل بريدك الإلكتروني' },
  parameters: says('Label, star and error stand on the right.'),
  decorators: [Story => <div dir="rtl">{Story()}</div>],
}
