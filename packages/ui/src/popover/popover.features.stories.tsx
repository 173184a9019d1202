import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Modal } from '../modal/modal.tsx'
import { says } from '../story-layout/says.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Popover, PopoverClose } from './popover.tsx'

const meta = {
  title: 'Primitives/Popover/Features',
  component: Popover,
  args: {
    trigger: <Button variant="secondary">Filter</Button>,
    title: 'Filter transactions',
    children: (
      <div className="mt-3 flex flex-col gap-3">
        <TextField label="Reference" />
        <PopoverClose>
          <Button size="small">Apply</Button>
        </PopoverClose>
      </div>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

async function gone() {
  await waitFor(() => expect(screen.queryByLabelText('Reference')).toBeNull())
}

export const WorksFromTheKeyboard: Story = {
  name: 'Works from the keyboard',
  parameters: says('Enter opens it on its first control; Escape closes it, focus on the button.'),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Filter' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'Filter transactions' })
    await waitFor(() => expect(within(panel).getByLabelText('Reference')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const ClosedFromInside: Story = {
  name: 'Closed from inside',
  parameters: says('A button inside may close it.'),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }))
    await gone()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const StaysAtItsButton: Story = {
  name: 'Stays at its button',
  parameters: says('What comes in above it moves the page, and the panel with it.'),
  args: { open: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Filter', hidden: true })
    const panel = await screen.findByRole('dialog', { name: 'Filter transactions' })
    const between = () => panel.getBoundingClientRect().top - button.getBoundingClientRect().bottom
    const gap = between()
    canvasElement.style.paddingBlockStart = '120px'
    await waitFor(() => expect(between()).toBeCloseTo(gap, 0))
  },
}

export const ClosesOnAPressOutside: Story = {
  name: 'Closes on a press outside',
  parameters: says('A press anywhere else closes it.'),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }))
    await screen.findByRole('dialog')
    await userEvent.click(document.body)
    await gone()
  },
}

export const InAModal: Story = {
  name: 'In a modal',
  parameters: says('It lies over the modal it was opened in, and Escape closes it first.'),
  render: args => (
    <Modal title="Transactions" defaultOpen>
      <Popover {...args} />
    </Modal>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
    const field = await screen.findByLabelText('Reference')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('x{Escape}')
    await gone()
    await expect(screen.getByRole('dialog', { name: 'Transactions' })).toBeInTheDocument()
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    children: (
      <p>
        {'Contributions, returns, fees and withdrawals of every plan you have ever been in. '.repeat(
          30,
        )}
        <a href="#all">All of them</a>
      </p>
    ),
  },
  parameters: says('It never grows beyond the window; the rest scrolls.'),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }))
    const panel = await screen.findByRole('dialog')
    await waitFor(() =>
      expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    )
  },
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { trigger: <Button variant="secondary">تصفية</Button>, title: 'تصفية المعاملات' },
  parameters: says('It hangs from the button’s right edge.'),
  beforeEach: () => {
    document.documentElement.dir = 'rtl'
    return () => document.documentElement.removeAttribute('dir')
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    const panel = await screen.findByRole('dialog')
    const edge = button.getBoundingClientRect().right
    await waitFor(() =>
      expect(Math.abs(panel.getBoundingClientRect().right - edge)).toBeLessThan(2),
    )
  },
}
