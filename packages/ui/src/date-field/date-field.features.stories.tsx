import type { Meta, StoryObj } from '@storybook/react-vite'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { says } from '../story-layout/says.ts'
import { withMemory } from '../story-layout/with-memory.tsx'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Primitives/Date field/Features',
  component: DateField,
  args: { label: 'Expiry date', value: '', onChange: fn() },
  decorators: [Story => <div className="max-w-xs">{Story()}</div>],
  render: withMemory(DateField),
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

function box(canvasElement: HTMLElement): HTMLInputElement {
  return within(canvasElement).getByRole('textbox')
}

export const TypedFromTheKeyboard: Story = {
  name: 'Typed from the keyboard',
  parameters: says('Slashes are added automatically; only a real day is kept.'),
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('2011202')
    await expect(box(canvasElement)).toHaveValue('20/11/202')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('6')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')
    await expect(box(canvasElement)).toHaveValue('20/11')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}

export const OtherWaysToWriteIt: Story = {
  name: 'Other ways to write it',
  parameters: says('Short or with points, it is put in order on leaving.'),
  play: async ({ args, canvasElement }) => {
    await userEvent.type(box(canvasElement), '5.3.2027')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-05')
    await userEvent.tab()
    await expect(box(canvasElement)).toHaveValue('05/03/2027')
  },
}

export const SentBeforeLeaving: Story = {
  name: 'Sent before leaving',
  args: { latest: '2026-11-20', error: 'Please enter a valid date.' },
  parameters: says('A form that is sent with Enter hears what is wrong with the day.'),
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), '21/11/2026')
    await expect(box(canvasElement)).toHaveAccessibleDescription(
      'Choose 20/11/2026 or an earlier day',
    )
  },
}

export const NoSuchDay: Story = {
  name: 'No such day',
  parameters: says('A day that does not exist is named on leaving, not while typing.'),
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), '31/02/2027')
    await expect(box(canvasElement)).toBeValid()
    await userEvent.tab()
    await expect(box(canvasElement)).toBeInvalid()
    await expect(box(canvasElement)).toHaveAccessibleDescription('Enter a day like 20/11/2026')
  },
}

export const OutsideTheBounds: Story = {
  name: 'Outside the bounds',
  args: { earliest: '2026-09-30' },
  parameters: says('A day before the first says which may be chosen.'),
  play: async ({ canvasElement }) => {
    await userEvent.type(box(canvasElement), '29/09/2026')
    await userEvent.tab()
    await expect(box(canvasElement)).toHaveAccessibleDescription('Choose 30/09/2026 or a later day')
  },
}

export const ChosenFromTheCalendar: Story = {
  name: 'Chosen from the calendar',
  args: { value: '2026-11-20' },
  parameters: says(
    'Arrow down opens it on the chosen day, arrows walk, Enter chooses, focus back.',
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const day = (name: RegExp) => screen.findByRole('button', { name })
    const hasFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus())
    await hasFocus(await day(/20 November 2026/))
    await userEvent.keyboard('{ArrowDown}')
    await hasFocus(await day(/27 November 2026/))
    await userEvent.keyboard('{ArrowRight}')
    await hasFocus(await day(/28 November 2026/))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28')
    await expect(box(canvasElement)).toHaveValue('28/11/2026')
    await waitFor(() => expect(canvasElement).toContainElement(focused()))
  },
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}

export const MonthsFromTheKeyboard: Story = {
  name: 'Months from the keyboard',
  args: { value: '2026-11-20' },
  parameters: says('Shift and Tab lead to the lists of years and months and to the arrows.'),
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const day = () => screen.getByRole('button', { name: /20 November 2026/ })
    await waitFor(() => expect(day()).toHaveFocus())
    await userEvent.tab({ shift: true })
    const years = screen.getByRole('combobox', { name: /year/i })
    await expect(years).toHaveFocus()
    await userEvent.selectOptions(years, '2027')
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('combobox', { name: /month/i })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: /next/i })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    for (let step = 0; step < 3; step++) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2027-12-01'))
  },
}

export const ClosedDays: Story = {
  name: 'Closed days',
  args: { earliest: '2026-09-15', latest: '2026-10-14' },
  parameters: says('Days outside the bounds are struck through and can’t be chosen.'),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open the calendar' }))
    const closed = await screen.findByRole('button', { name: /14 September/ })
    await expect(closed).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: /15 September/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09-15')
  },
}

const sent = fn()

function ExpiryForm() {
  const { control, handleSubmit } = useForm({ defaultValues: { expiry: '' } })
  return (
    <form className="flex flex-col gap-5" onSubmit={handleSubmit(form => sent(form))} noValidate>
      <Controller
        name="expiry"
        control={control}
        rules={{ required: 'Enter the expiry date' }}
        render={({ field, fieldState }) => (
          <DateField label="Expiry date" required error={fieldState.error?.message} {...field} />
        )}
      />
      <Button type="submit">Continue</Button>
    </form>
  )
}

export const InAForm: Story = {
  name: 'In a form',
  parameters: says('Sent empty, the field takes the focus; the day goes out as year-month-day.'),
  render: () => <ExpiryForm />,
  play: async ({ canvasElement }) => {
    sent.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(box(canvasElement)).toHaveFocus())
    await waitFor(() =>
      expect(box(canvasElement)).toHaveAccessibleDescription('Enter the expiry date'),
    )
    await userEvent.keyboard('01022030{Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ expiry: '2030-02-01' }))
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    label: 'The day on which the document that proves who you are is no longer good',
    value: '2026-06-03',
    error: 'This document runs out today, so please take a photo of another one of yours.',
  },
  parameters: says('Label and error wrap.'),
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { label: 'تاريخ الانتهاء', value: '2026-11-20' },
  parameters: says(
    'The calendar button stands on the left; the day still reads from left to right.',
  ),
  beforeEach: () => {
    document.documentElement.dir = 'rtl'
    return () => document.documentElement.removeAttribute('dir')
  },
}
