import type { Meta, StoryObj } from '@storybook/react-vite'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { says } from '../story-layout/says.ts'
import { CheckboxField } from './checkbox-field.tsx'

const meta = {
  title: 'Primitives/Checkbox field/Features',
  component: CheckboxField,
  args: { label: 'I have read the terms and the bylaws', onChange: fn() },
  decorators: [Story => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof CheckboxField>

export default meta
type Story = StoryObj<typeof meta>

export const WorksFromTheKeyboard: Story = {
  name: 'Works from the keyboard',
  parameters: says(
    'Tab shows the ring round the box; Space ticks it; a click on the words does too.',
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms and the bylaws' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('I have read the terms and the bylaws'))
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const WithLinksInTheWords: Story = {
  name: 'With links in the words',
  args: {
    label: (
      <>
        I accept the{' '}
        <a className="text-link underline underline-offset-4" href="#terms">
          terms
        </a>
        , the{' '}
        <a className="text-link underline underline-offset-4" href="#privacy">
          privacy policy
        </a>{' '}
        and the{' '}
        <a className="text-link underline underline-offset-4" href="#bylaws">
          bylaws
        </a>{' '}
        of the club
      </>
    ),
  },
  parameters: says('A link in the words opens and does not tick the box.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // The browser's own click: the simulated one ticks the box for links too.
    canvas.getByRole('link', { name: 'privacy policy' }).click()
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}

const sent = fn()

function TermsForm() {
  const { control, handleSubmit } = useForm({ defaultValues: { terms: false } })
  return (
    <form className="flex flex-col gap-4" onSubmit={handleSubmit(value => sent(value))} noValidate>
      <Controller
        name="terms"
        control={control}
        rules={{ required: 'Please accept privacy policy, terms and bylaws to proceed.' }}
        render={({ field, fieldState }) => (
          <CheckboxField label="I accept" required error={fieldState.error?.message} {...field} />
        )}
      />
      <Button type="submit">Continue</Button>
    </form>
  )
}

export const InAForm: Story = {
  name: 'In a form',
  parameters: says(
    'Sent without a tick, the sentence stands under the box and the box has the focus.',
  ),
  render: () => <TermsForm />,
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const box = canvas.getByRole('checkbox')
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toBeRequired()
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(
        'Please accept privacy policy, terms and bylaws to proceed.',
      ),
    )
    // What the form reads takes no room: from the right it would reach out of the page.
    await expect(canvasElement.querySelector('input')?.offsetWidth).toBe(0)
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ terms: true }))
  },
}
