import type { Meta, StoryObj } from '@storybook/react-vite'
import { Controller, useForm } from 'react-hook-form'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { type RadioCard, RadioCards } from './radio-cards.tsx'

const cards: RadioCard<'transfer' | 'card' | 'wallet'>[] = [
  { value: 'transfer', label: 'Bank transfer', description: 'Confirmed within 48 hours' },
  { value: 'card', label: 'Card' },
  { value: 'wallet', label: 'Wallet', description: 'Not for recurring payments', disabled: true },
]

import { says } from '../story-layout/says.ts'

const meta = {
  title: 'Primitives/Radio cards/Features',
  component: RadioCards,
  args: { label: 'Pay with', cards, onChange: fn() },
} satisfies Meta<typeof RadioCards>

export default meta
type Story = StoryObj<typeof meta>

export const WorksFromTheKeyboard: Story = {
  name: 'Works from the keyboard',
  parameters: says('Arrow keys choose, and step over the card that is out of reach.'),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radiogroup', { name: 'Pay with' })).toBeVisible()
    const transfer = canvas.getByRole('radio', { name: 'Bank transfer' })
    await expect(transfer).toHaveAccessibleDescription('Confirmed within 48 hours')
    await userEvent.tab()
    await expect(transfer).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(transfer).toBeChecked()
    await userEvent.keyboard('{ArrowDown>}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked())
    await userEvent.keyboard('{/ArrowDown}{ArrowDown>}')
    await waitFor(() => expect(transfer).toBeChecked())
    await userEvent.keyboard('{/ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('transfer')
  },
}

export const PressedShortly: Story = {
  name: 'Pressed shortly',
  parameters: says('An arrow that is let go before the focus has moved chooses all the same.'),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const transfer = canvas.getByRole('radio', { name: 'Bank transfer' })
    await userEvent.tab()
    await expect(transfer).toHaveFocus()
    await fireEvent.keyDown(transfer, { key: 'ArrowDown' })
    await fireEvent.keyUp(transfer, { key: 'ArrowDown' })
    const card = canvas.getByRole('radio', { name: 'Card' })
    await waitFor(() => expect(card).toHaveFocus())
    await expect(card).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

const sent = fn()

function PayForm() {
  const { control, handleSubmit } = useForm<{ gateway: 'transfer' | 'card' | 'wallet' | '' }>({
    defaultValues: { gateway: '' },
  })
  return (
    <form className="flex flex-col gap-5" onSubmit={handleSubmit(value => sent(value))} noValidate>
      <Controller
        name="gateway"
        control={control}
        rules={{ required: 'Choose how to pay' }}
        render={({ field, fieldState }) => (
          <RadioCards
            label="Pay with"
            required
            cards={cards}
            error={fieldState.error?.message}
            {...field}
          />
        )}
      />
      <Button type="submit" className="self-start">
        Check out
      </Button>
    </form>
  )
}

export const InAForm: Story = {
  name: 'In a form',
  parameters: says('Sent without a choice, the group says so; after a choice the form goes out.'),
  render: () => <PayForm />,
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }))
    const group = canvas.getByRole('radiogroup')
    await waitFor(() => expect(group).toHaveAccessibleDescription('Choose how to pay'))
    await waitFor(() => expect(group).toBeInvalid())
    await userEvent.click(canvas.getByRole('radio', { name: 'Card' }))
    await waitFor(() => expect(group).not.toBeInvalid())
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ gateway: 'card' }))
  },
}

export const EnterSends: Story = {
  name: 'Enter sends',
  parameters: says('Enter on a card sends its form, as it does in any other field.'),
  render: () => <PayForm />,
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const group = canvas.getByRole('radiogroup')
    await waitFor(() => expect(group).toHaveAccessibleDescription('Choose how to pay'))
    await userEvent.keyboard(' {Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ gateway: 'transfer' }))
    await expect(sent).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    label: 'ادفع عن طريق',
    cards: [
      { value: 'transfer', label: 'تحويل مصرفي', description: 'يتم التأكيد خلال 48 ساعة' },
      { value: 'card', label: 'بطاقة' },
    ],
  },
  parameters: says('Words start on the right and the ring stands on the left; arrow left goes on.'),
  decorators: [Story => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('dir', 'rtl')
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowLeft>}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'بطاقة' })).toBeChecked())
    await userEvent.keyboard('{/ArrowLeft}')
  },
}
