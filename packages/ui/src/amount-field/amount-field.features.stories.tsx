import type { Meta, StoryObj } from '@storybook/react-vite'
import { Component, type ReactNode, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { says } from '../story-layout/says.ts'
import { withMemory } from '../story-layout/with-memory.tsx'
import { AmountField } from './amount-field.tsx'

const meta = {
  title: 'Primitives/Amount field/Features',
  component: AmountField,
  args: { label: 'Amount', value: null, onChange: fn() },
  decorators: [Story => <div className="max-w-sm">{Story()}</div>],
  render: withMemory(AmountField),
} satisfies Meta<typeof AmountField>

export default meta
type Story = StoryObj<typeof meta>

function box(canvasElement: HTMLElement): HTMLInputElement {
  return within(canvasElement).getByRole('textbox')
}

export const TypedFromTheKeyboard: Story = {
  name: 'Typed from the keyboard',
  parameters: says(
    'Groups form while typing; the value is kobo, and the text is finished on leaving.',
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('1234567.5')
    await expect(box(canvasElement)).toHaveValue('1,234,567.5')
    await expect(args.onChange).toHaveBeenLastCalledWith(123_456_750n)
    await userEvent.tab()
    await expect(box(canvasElement)).toHaveValue('1,234,567.50')
  },
}

export const CaretStays: Story = {
  name: 'Caret stays',
  args: { value: 123_456_700n },
  parameters: says('Digits typed or taken out in the middle leave the caret where it was.'),
  play: async ({ canvasElement }) => {
    const field = box(canvasElement)
    field.focus()
    field.setSelectionRange(3, 3)
    await userEvent.keyboard('9')
    await expect(field).toHaveValue('12,934,567')
    await expect(field.selectionStart).toBe(4)
    await userEvent.keyboard('{Backspace}')
    await expect(field).toHaveValue('1,234,567')
    await expect(field.selectionStart).toBe(3)
    field.setSelectionRange(2, 2)
    await userEvent.keyboard('{Backspace}')
    await expect(field).toHaveValue('234,567')
    await expect(field.selectionStart).toBe(0)
    field.setSelectionRange(3, 3)
    await userEvent.keyboard('{Delete}')
    await expect(field).toHaveValue('23,467')
  },
}

export const NothingElseGoesIn: Story = {
  name: 'Nothing else goes in',
  parameters: says(
    'No minus, no letters, no second point, no third decimal; what follows them still does.',
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.type(box(canvasElement), '-1e2.3.456')
    await expect(box(canvasElement)).toHaveValue('12.34')
    await expect(args.onChange).toHaveBeenLastCalledWith(1234n)
  },
}

export const TypedComma: Story = {
  name: 'Typed comma',
  parameters: says('A comma before the decimals becomes the point at once; 12,50 is never 1,250.'),
  play: async ({ args, canvasElement }) => {
    await userEvent.type(box(canvasElement), '12,')
    await expect(box(canvasElement)).toHaveValue('12.')
    await userEvent.keyboard('50')
    await expect(box(canvasElement)).toHaveValue('12.50')
    await expect(args.onChange).toHaveBeenLastCalledWith(1250n)
  },
}

export const RefusedSign: Story = {
  name: 'Refused sign',
  args: { value: 123_400n },
  parameters: says('What doesn’t go in leaves all as it was, and is said while it stands so.'),
  play: async ({ args, canvasElement }) => {
    const field = box(canvasElement)
    field.focus()
    field.setSelectionRange(3, 3)
    await userEvent.keyboard('-')
    await expect(field).toHaveValue('1,234')
    await expect(field.selectionStart).toBe(3)
    await expect(args.onChange).not.toHaveBeenCalled()
    const status = within(canvasElement).getByRole('status')
    await expect(status).toHaveTextContent(
      'Please use digits, with two decimals at most, like 1,250.50',
    )
    await userEvent.keyboard('5')
    await expect(field).toHaveValue('12,534')
    await expect(status).not.toBeEmptyDOMElement()
    await userEvent.keyboard('{Backspace}')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.paste('-500')
    await expect(field).toHaveValue('1,234')
    await expect(status).not.toBeEmptyDOMElement()
  },
}

export const OtherCurrency: Story = {
  name: 'Other currency',
  parameters: says('Dollars pasted into a field of naira don’t become so many naira.'),
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.paste('50 USD')
    await expect(box(canvasElement)).toHaveValue('')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Please enter the amount in ₦: this one is in another currency',
    )
  },
}

export const Undone: Story = {
  parameters: says('Ctrl+Z takes back key by key what was typed or pasted, Ctrl+Y brings it back.'),
  play: async ({ args, canvasElement }) => {
    const field = box(canvasElement)
    await userEvent.type(field, '1234')
    await userEvent.paste('5,6')
    await expect(field).toHaveValue('12,345.6')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(field).toHaveValue('1,234')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(field).toHaveValue('123')
    await expect(args.onChange).toHaveBeenLastCalledWith(12_300n)
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}y{/Control}')
    await expect(field).toHaveValue('12,345.6')
    await expect(args.onChange).toHaveBeenLastCalledWith(1_234_560n)
  },
}

export const Highest: Story = {
  parameters: says('More than 1,000,000,000,000 is brought down to it, and said.'),
  play: async ({ args, canvasElement }) => {
    await userEvent.type(box(canvasElement), '9999999999999')
    await expect(box(canvasElement)).toHaveValue('1,000,000,000,000')
    await expect(args.onChange).toHaveBeenLastCalledWith(100_000_000_000_000n)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'The highest amount is ₦1,000,000,000,000',
    )
  },
}

export const Pasted: Story = {
  parameters: says('An amount copied with its sign and commas is understood.'),
  play: async ({ args, canvasElement }) => {
    const field = box(canvasElement)
    await userEvent.tab()
    await userEvent.paste('₦1,234.50')
    await expect(field).toHaveValue('1,234.50')
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450n)
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.paste('1.234,50 NGN')
    await expect(field).toHaveValue('1,234.50')
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450n)
  },
}

export const OtherSeparators: Story = {
  name: 'Other separators',
  args: { decimalSeparator: ',', groupSeparator: '.', symbol: '€' },
  parameters: says('Point and comma may swap their roles.'),
  play: async ({ args, canvasElement }) => {
    await userEvent.type(box(canvasElement), '1234,5')
    await expect(box(canvasElement)).toHaveValue('1.234,5')
    await expect(args.onChange).toHaveBeenLastCalledWith(123_450n)
  },
}

class Caught extends Component<{ children: ReactNode }, { said: string }> {
  override state = { said: '' }
  static getDerivedStateFromError(error: unknown) {
    return { said: error instanceof Error ? error.message : '' }
  }
  override render() {
    return this.state.said ? <p role="alert">{this.state.said}</p> : this.props.children
  }
}

export const EqualSeparators: Story = {
  name: 'Equal separators',
  args: { decimalSeparator: ',', groupSeparator: ',' },
  parameters: says('A field that could not tell them apart refuses to appear.'),
  decorators: [Story => <Caught>{<Story />}</Caught>],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(/both/)
  },
}

function SetFromOutside() {
  const [minor, setMinor] = useState<bigint | null>(null)
  return (
    <div className="flex flex-col items-start gap-3">
      <AmountField label="Amount" className="w-full" value={minor} onChange={setMinor} />
      <Button variant="quiet" onClick={() => setMinor(125_000_000n)}>
        Everything
      </Button>
    </div>
  )
}

export const SetByThePage: Story = {
  name: 'Set by the page',
  parameters: says('A button may put an amount in.'),
  render: () => <SetFromOutside />,
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), '5')
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(box(canvasElement)).toHaveValue('1,250,000')
  },
}

const sent = fn()

function AmountForm() {
  const { control, handleSubmit } = useForm<{ amount: bigint | null }>({
    defaultValues: { amount: null },
  })
  return (
    <form className="flex flex-col gap-5" onSubmit={handleSubmit(form => sent(form))} noValidate>
      <Controller
        name="amount"
        control={control}
        rules={{ validate: amount => amount !== null || 'Enter an amount' }}
        render={({ field, fieldState }) => (
          <AmountField label="Amount" required error={fieldState.error?.message} {...field} />
        )}
      />
      <Button type="submit">Continue</Button>
    </form>
  )
}

export const InAForm: Story = {
  name: 'In a form',
  parameters: says('Sent empty, the field takes the focus; its value arrives in kobo.'),
  render: () => <AmountForm />,
  play: async ({ canvasElement }) => {
    sent.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(box(canvasElement)).toHaveFocus())
    await waitFor(() => expect(box(canvasElement)).toHaveAccessibleDescription('Enter an amount'))
    await userEvent.keyboard('1500.5{Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ amount: 150_050n }))
    await waitFor(() => expect(box(canvasElement)).toBeValid())
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    label: 'The amount you would like the club to take from your bank account every single month',
    value: 99_999_999_999_999n,
    size: 'large',
    error: 'You have less than that, so please choose a smaller amount or fund your wallet first.',
  },
  parameters: says('The highest amount fits; words wrap.'),
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { label: 'المبلغ', value: 123_450n },
  parameters: says('The sign stands on the right; the figures still run from left to right.'),
  decorators: [Story => <div dir="rtl">{Story()}</div>],
}
