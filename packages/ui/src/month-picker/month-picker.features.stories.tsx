import type { Meta, StoryObj } from '@storybook/react-vite'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { says } from '../story-layout/says.ts'
import { withMemory } from '../story-layout/with-memory.tsx'
import { MonthPicker } from './month-picker.tsx'

const meta = {
  title: 'Primitives/Month picker/Features',
  component: MonthPicker,
  args: { label: 'Month', value: '', onChange: fn() },
  decorators: [Story => <div className="max-w-xs">{Story()}</div>],
  render: withMemory(MonthPicker),
} satisfies Meta<typeof MonthPicker>

export default meta
type Story = StoryObj<typeof meta>

function box(canvasElement: HTMLElement): HTMLInputElement {
  return within(canvasElement).getByRole('textbox')
}

export const TypedFromTheKeyboard: Story = {
  name: 'Typed from the keyboard',
  parameters: says(
    'The slash is added automatically; leaving with half a month says what is missing.',
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('112026')
    await expect(box(canvasElement)).toHaveValue('11/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11')
    await userEvent.keyboard('{Backspace}')
    await userEvent.tab()
    await expect(box(canvasElement)).toHaveAccessibleDescription('Enter a month like 11/2026')
  },
}

export const ChosenFromTheTwelve: Story = {
  name: 'Chosen from the twelve',
  args: { value: '2026-11' },
  parameters: says('Arrows walk over the year’s end, Page up and down change the year.'),
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const chosen = await screen.findByRole('button', { name: 'November 2026', pressed: true })
    await waitFor(() => expect(chosen).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'February 2027' })).toHaveFocus())
    await userEvent.keyboard('{PageUp}{PageUp}{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'January 2025' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-01')
    await expect(box(canvasElement)).toHaveValue('01/2025')
  },
}

export const YearsFromTheKeyboard: Story = {
  name: 'Years from the keyboard',
  args: { value: '2026-11' },
  parameters: says('Shift and Tab lead to the arrows of the year; Tab leads back to the month.'),
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'November 2026' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Next year' })).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Previous year' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'November 2027' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-11')
  },
}

export const Bounds: Story = {
  args: { value: '2026-09', earliest: '2026-03', latest: '2026-09' },
  parameters: says(
    'Months outside the bounds can’t be chosen, years without any can’t be reached.',
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose a month' }))
    await userEvent.click(await screen.findByRole('button', { name: 'October 2026' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Previous year' })).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Next year' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'March 2026' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03')
  },
}

const sent = fn()

function ReportForm() {
  const { control, handleSubmit } = useForm({ defaultValues: { month: '' } })
  return (
    <form className="flex flex-col gap-5" onSubmit={handleSubmit(form => sent(form))} noValidate>
      <Controller
        name="month"
        control={control}
        rules={{ required: 'Choose a month' }}
        render={({ field, fieldState }) => (
          <MonthPicker label="Month" required error={fieldState.error?.message} {...field} />
        )}
      />
      <Button type="submit">Show report</Button>
    </form>
  )
}

export const InAForm: Story = {
  name: 'In a form',
  parameters: says('Sent empty, the field takes the focus.'),
  render: () => <ReportForm />,
  play: async ({ canvasElement }) => {
    sent.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show report' }))
    await waitFor(() => expect(box(canvasElement)).toHaveFocus())
    await userEvent.keyboard('092026{Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ month: '2026-09' }))
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    label: 'The month whose contributions, returns and fees you would like to see on one page',
    error: 'There is nothing to see before the month in which you made your first contribution.',
  },
  parameters: says('Label and error wrap.'),
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { label: 'الشهر', value: '2026-09' },
  parameters: says('The months run from the right, and so do the arrows.'),
  beforeEach: () => {
    document.documentElement.dir = 'rtl'
    return () => document.documentElement.removeAttribute('dir')
  },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const chosen = await screen.findByRole('button', { name: 'September 2026' })
    await waitFor(() => expect(chosen).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'August 2026' })).toHaveFocus())
  },
}
