import type { Meta, StoryObj } from '@storybook/react-vite'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { says } from '../story-layout/says.ts'
import { withMemory } from '../story-layout/with-memory.tsx'
import { OtpField } from './otp-field.tsx'

const meta = {
  title: 'Primitives/OTP field/Features',
  component: OtpField,
  args: { label: 'Code', value: '', onChange: fn(), onComplete: fn() },
  render: withMemory(OtpField),
} satisfies Meta<typeof OtpField>

export default meta
type Story = StoryObj<typeof meta>

function boxes(canvasElement: HTMLElement): HTMLInputElement[] {
  return [...canvasElement.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
}

function typed(canvasElement: HTMLElement): string {
  return boxes(canvasElement)
    .map(box => box.value || '_')
    .join('')
}

/** Puts text into the box in focus the way the browser does: there at once, then told. */
function arrive(text: string) {
  const box = document.activeElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
  box?.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

export const TypedFromTheKeyboard: Story = {
  name: 'Typed from the keyboard',
  parameters: says('Each digit leads to the next box; letters and spaces do nothing.'),
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(boxes(canvasElement)[0]).toHaveFocus()
    await userEvent.keyboard('1a 2-3')
    await expect(typed(canvasElement)).toBe('123_')
    await expect(boxes(canvasElement)[3]).toHaveFocus()
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('4')
    await expect(args.onComplete).toHaveBeenCalledWith('1234')
  },
}

const firstBox = fn()

export const HandedOverOnce: Story = {
  name: 'Handed over once',
  args: { ref: firstBox },
  parameters: says('A form gets the first box when it appears, and not again with every digit.'),
  beforeEach: () => void firstBox.mockClear(),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('4815')
    await expect(typed(canvasElement)).toBe('4815')
    await expect(firstBox.mock.calls).toEqual([[boxes(canvasElement)[0]]])
  },
}

export const TypedFasterThanThePageDraws: Story = {
  name: 'Typed faster than the page draws',
  parameters: says('Four digits that arrive at once stand in their boxes in their order.'),
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    // One task: between the digits nothing has the time to be drawn.
    for (const digit of '4815') arrive(digit)
    await expect(typed(canvasElement)).toBe('4815')
    await expect(args.onComplete).toHaveBeenCalledWith('4815')
    await expect(boxes(canvasElement)[3]).toHaveFocus()
  },
}

export const Backspace: Story = {
  args: { value: '1234' },
  parameters: says('Backspace clears the digit and goes back, box after box.'),
  play: async ({ canvasElement }) => {
    boxes(canvasElement)[3]?.focus()
    await userEvent.keyboard('{Backspace}')
    await expect(typed(canvasElement)).toBe('123_')
    await waitFor(() => expect(boxes(canvasElement)[2]).toHaveFocus())
    await userEvent.keyboard('{Backspace}')
    await expect(typed(canvasElement)).toBe('12__')
    await waitFor(() => expect(boxes(canvasElement)[1]).toHaveFocus())
  },
}

export const Delete: Story = {
  args: { value: '1234' },
  parameters: says('Delete takes out the digit in the box; the later ones move up.'),
  play: async ({ canvasElement }) => {
    boxes(canvasElement)[1]?.focus()
    await userEvent.keyboard('{Delete}')
    await expect(typed(canvasElement)).toBe('134_')
    await expect(boxes(canvasElement)[1]).toHaveFocus()
  },
}

export const Arrows: Story = {
  args: { value: '1234' },
  parameters: says('Left and right walk between the boxes; a digit typed there replaces the old.'),
  play: async ({ canvasElement }) => {
    boxes(canvasElement)[3]?.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(boxes(canvasElement)[1]).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(boxes(canvasElement)[2]).toHaveFocus())
    await userEvent.keyboard('9')
    await expect(typed(canvasElement)).toBe('1294')
  },
}

export const SpaceAndEnds: Story = {
  name: 'Space and the ends',
  args: { value: '12' },
  parameters: says('Space does nothing; Home leads to the first box, End to the first empty one.'),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(boxes(canvasElement)[2]).toHaveFocus()
    await userEvent.keyboard(' {Home}')
    await expect(boxes(canvasElement)[0]).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(boxes(canvasElement)[2]).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(typed(canvasElement)).toBe('1___')
  },
}

export const Paste: Story = {
  parameters: says('A pasted code fills all boxes, whatever stands between its digits.'),
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.paste(' 48-15 ')
    await expect(typed(canvasElement)).toBe('4815')
    await expect(args.onComplete).toHaveBeenCalledWith('4815')
  },
}

export const Offered: Story = {
  name: 'Offered by the phone',
  parameters: says('The phone may offer the code from a message; taken, it fills all boxes.'),
  play: async ({ canvasElement }) => {
    const [first] = boxes(canvasElement)
    if (!first) throw new Error('There is no box.')
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(first).toHaveAttribute('inputmode', 'numeric')
    await userEvent.tab()
    // What the browser does when an offered code is taken: the whole of it lands in the one box.
    arrive('7391')
    await waitFor(() => expect(typed(canvasElement)).toBe('7391'))
  },
}

export const Masked: Story = {
  args: { value: '12', masked: true },
  parameters: says('Dots instead of digits.'),
  play: async ({ canvasElement }) => {
    for (const box of boxes(canvasElement)) await expect(box).toHaveAttribute('type', 'password')
  },
}

export const ReadByScreenReaders: Story = {
  name: 'Read by screen readers',
  args: { required: true, error: 'That code is not right', hint: 'Four digits' },
  parameters: says('A group with a name; each box says its place and what is wrong.'),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Code' })
    const first = within(group).getByLabelText('Digit 1 of 4')
    await expect(first).toBeInvalid()
    await expect(first).toHaveAccessibleDescription('That code is not right Four digits')
  },
}

const sent = fn()

function CodeForm() {
  const { control, handleSubmit } = useForm({ defaultValues: { otp: '' } })
  return (
    <form className="flex flex-col gap-5" onSubmit={handleSubmit(code => sent(code))} noValidate>
      <Controller
        name="otp"
        control={control}
        rules={{ minLength: { value: 4, message: 'Enter all four digits' }, required: 'Enter it' }}
        render={({ field, fieldState }) => (
          <OtpField label="Code" error={fieldState.error?.message} {...field} />
        )}
      />
      <Button type="submit">Continue</Button>
    </form>
  )
}

export const InAForm: Story = {
  name: 'In a form',
  parameters: says(
    'Enter sends a whole code and nothing less; sent empty, the first box takes the focus.',
  ),
  render: () => <CodeForm />,
  play: async ({ canvasElement }) => {
    sent.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(boxes(canvasElement)[0]).toHaveFocus())
    await waitFor(() => expect(boxes(canvasElement)[0]).toHaveAccessibleDescription('Enter it'))
    await userEvent.keyboard('482{Enter}')
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.keyboard('1{Enter}')
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ otp: '4821' }))
  },
}

export const Disabled: Story = {
  args: { value: '48', disabled: true },
  parameters: says('Grey, and Tab passes it by.'),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(canvasElement).not.toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    )
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    label: 'The four-digit code that we have just sent to adaeze.nwachukwu-okonkwo@example.com',
    error: 'That code is no longer good, because a newer one was sent to you meanwhile.',
  },
  parameters: says('Label and error wrap; on the narrowest phone the boxes shrink together.'),
  decorators: [Story => <div className="w-48">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { label: 'الرمز', value: '12' },
  parameters: says('The label stands on the right; the code still runs from left to right.'),
  decorators: [Story => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const [first, second] = boxes(canvasElement).map(box => box.getBoundingClientRect().left)
    await expect(first).toBeLessThan(second ?? 0)
  },
}
