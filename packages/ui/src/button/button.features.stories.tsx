import type { Meta, StoryObj } from '@storybook/react-vite'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { says } from '../story-layout/says.ts'
import { Button } from './button.tsx'

const meta = {
  title: 'Primitives/Button/Features',
  component: Button,
  args: { children: 'Continue', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const WorksFromTheKeyboard: Story = {
  name: 'Works from the keyboard',
  parameters: says('Tab reaches the button with a clear ring; Enter and Space both press it.'),
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Continue' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const LoadingKeepsTheFocus: Story = {
  name: 'Loading keeps the focus',
  parameters: says(
    'The spinner turns in the padding, the words stay in place, the focus stays on the button, and screen readers hear why.',
  ),
  render: function Pay(args) {
    const [loading, setLoading] = useState(false)
    return (
      <Button
        {...args}
        loading={loading}
        loadingLabel="Your withdrawal is being sent"
        onClick={event => {
          args.onClick?.(event)
          setLoading(true)
        }}
      >
        Withdraw
      </Button>
    )
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Withdraw' })
    await document.fonts.ready
    const width = button.getBoundingClientRect().width
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Your withdrawal is being sent')
    await expect(button.getBoundingClientRect().width).toBe(width)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}

export const LoadingSendsNoFormTwice: Story = {
  name: 'Loading sends no form twice',
  parameters: says('While loading, Enter in a field of the form sends nothing.'),
  args: { loading: true, type: 'submit' },
  render: args => (
    <form
      aria-label="Sign in"
      onSubmit={event => {
        event.preventDefault()
        args.onClick?.(undefined as never)
      }}
    >
      <input aria-label="E-mail" className="me-3 rounded-control border border-line-strong p-3" />
      <Button {...args} onClick={undefined} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('E-mail'), 'ada@members.test{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  parameters: says('Grey, not focusable, does nothing.'),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).not.toHaveFocus()
  },
}

export const WithIcons: Story = {
  name: 'With icons',
  parameters: says('An icon before or after the words, never alone.'),
  render: args => (
    <div className="flex flex-wrap gap-3">
      <Button {...args} icon={<Download aria-hidden />} variant="secondary">
        Download report
      </Button>
      <Button {...args} trailingIcon={<ArrowRight aria-hidden className="rtl:-scale-x-100" />}>
        Contribute
      </Button>
    </div>
  ),
}

export const AsALink: Story = {
  name: 'As a link',
  parameters: says('A link that looks like a button stays a link.'),
  render: args => (
    <Button {...args} asChild>
      <a href="#contribute">Contribute</a>
    </Button>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Contribute' })
    await expect(link).toHaveAttribute('href', '#contribute')
    await expect(link.getBoundingClientRect().height).toBe(49)
  },
}

export const LongWords: Story = {
  name: 'Long words',
  parameters: says('Words that don’t fit wrap inside the button and nothing is cut off.'),
  args: { children: 'Send the one-time code to adaeze.nwachukwu-okonkwo@example.com again' },
  decorators: [Story => <div className="max-w-64">{Story()}</div>],
}

export const RightToLeft: Story = {
  name: 'Right to left',
  parameters: says('Icon and spinner change sides with the direction of reading.'),
  render: args => (
    <div dir="rtl" className="flex gap-3">
      <Button {...args} icon={<Download aria-hidden />} variant="secondary">
        تنزيل التقرير
      </Button>
      <Button {...args} loading>
        متابعة
      </Button>
    </div>
  ),
}
