import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx'
import { says } from '../story-layout/says.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Modal, ModalClose } from './modal.tsx'

const meta = {
  title: 'Primitives/Modal/Features',
  component: Modal,
  args: {
    title: 'Check USD rate',
    description: 'What your dollars are worth today.',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Modal>

export default meta
type Story = StoryObj<typeof meta>

async function gone() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

export const WorksFromTheKeyboard: Story = {
  name: 'Works from the keyboard',
  args: {
    trigger: <Button>Check USD rate</Button>,
    children: <TextField label="Amount in USD" />,
    footer: <Button>Calculate</Button>,
  },
  parameters: says(
    'Enter opens it on its first field, Tab goes round inside, Escape closes it and the focus is back on the button.',
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'Check USD rate' })
    await expect(panel).toHaveAccessibleDescription('What your dollars are worth today.')
    const inside = within(panel)
    await waitFor(() => expect(inside.getByLabelText('Amount in USD')).toHaveFocus())
    await userEvent.tab()
    await expect(inside.getByRole('button', { name: 'Calculate' })).toHaveFocus()
    await userEvent.tab()
    await expect(inside.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect(inside.getByLabelText('Amount in USD')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const ClosedByBack: Story = {
  name: 'Closed by Back',
  args: { trigger: <Button>Check USD rate</Button> },
  parameters: says(
    'The browser’s Back closes it and stays on the page; closed otherwise, it leaves nothing to go back to.',
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button')
    const layers = () => Number(history.state?.layers ?? 0)
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await waitFor(() => expect(layers()).toBe(1))
    history.back()
    await gone()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await waitFor(() => expect(layers()).toBe(1))
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(layers()).toBe(0))
  },
}

export const AnsweredAtOnce: Story = {
  name: 'Answered at once',
  args: { trigger: <Button>Check USD rate</Button> },
  parameters: says('The page darkens with the press itself, the panel follows a frame later.'),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button')
    const before = document.body.childElementCount
    opener.click()
    await Promise.resolve()
    const atOnce = {
      expanded: opener.ariaExpanded,
      darkened: document.body.childElementCount - before,
      panel: screen.queryByRole('dialog'),
    }
    await expect(atOnce).toEqual({ expanded: 'true', darkened: 1, panel: null })
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(document.body.childElementCount).toBe(before))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

function OpenedFromOutside() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Fund wallet</Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Fund wallet"
        footer={
          <ModalClose>
            <Button variant="secondary">Not now</Button>
          </ModalClose>
        }
      />
    </>
  )
}

export const OpenedByThePage: Story = {
  name: 'Opened by the page',
  parameters: says('Opened with a prop, it still returns the focus to its opener.'),
  render: () => <OpenedFromOutside />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button')
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    await gone()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

function OpenedFromAMenu() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <DropdownMenu
        trigger={<Button variant="secondary">Ada Nwosu</Button>}
        options={[{ name: 'Logout', action: () => setOpen(true) }]}
      />
      <Modal
        open={open}
        onOpenChange={setOpen}
        title="Log out?"
        size="small"
        footer={<Button>Log out</Button>}
      />
    </>
  )
}

export const OpenedFromMenu: Story = {
  name: 'Opened from a menu',
  parameters: says('The menu is gone by the time it closes, so the focus returns to its button.'),
  render: () => <OpenedFromAMenu />,
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const logout = await screen.findByRole('menuitem', { name: 'Logout' })
    await waitFor(() => expect(logout).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'Log out?' })
    await waitFor(() => expect(panel).toContainElement(focused()))
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus())
  },
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}

// What a member presses beside an open modal is the darkened page, drawn just before the panel.
async function pressOutside(panel: HTMLElement): Promise<void> {
  const backdrop = panel.previousElementSibling
  if (!backdrop) throw new Error('There is nothing behind the panel.')
  await userEvent.click(backdrop)
}

export const ClosesOnAPressOutside: Story = {
  name: 'Closes on a press outside',
  args: { defaultOpen: true },
  parameters: says('A press on the darkened page closes it.'),
  play: async ({ args }) => {
    await pressOutside(await screen.findByRole('dialog'))
    await gone()
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const NotClosable: Story = {
  name: 'Not closable',
  args: {
    title: 'Our terms have changed',
    description: 'Please read and accept them to go on.',
    defaultOpen: true,
    closable: false,
    footer: <Button>Accept</Button>,
  },
  parameters: {
    ...says('No close button; neither Escape nor a press outside takes it away.'),
    docs: { story: { inline: false, height: 400 } },
  },
  play: async ({ args }) => {
    const panel = await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await pressOutside(panel)
    await expect(within(panel).queryByRole('button', { name: 'Close' })).toBeNull()
    await waitFor(() => expect(panel).toBeVisible())
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const WithoutCloseButton: Story = {
  name: 'Without close button',
  args: { defaultOpen: true, closeButton: false },
  parameters: says('The cross is left out; Escape still closes it.'),
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await gone()
  },
}

export const Nested: Story = {
  args: {
    title: 'Bank transfer',
    defaultOpen: true,
    children: (
      <Modal
        title="Which bank?"
        size="small"
        trigger={<Button variant="secondary">Choose bank</Button>}
        footer={<Button>GTBank</Button>}
      />
    ),
  },
  parameters: says('The second lies over the first; Escape closes only the upper one.'),
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Choose bank' })
    await userEvent.click(opener)
    const upper = await screen.findByRole('dialog', { name: 'Which bank?' })
    await expect(upper).toHaveStyle({ zIndex: '52' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Which bank?' })).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Bank transfer' })).toBeInTheDocument()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const LevelAndGradient: Story = {
  name: 'Level and gradient',
  args: {
    title: 'Payment successful.',
    description: 'Your contribution is on its way.',
    defaultOpen: true,
    level: 70,
    gradient: 'var(--success-soft)',
    footer: <Button>View plan</Button>,
  },
  parameters: says('Stacked at 70, its upper edge tinted green; without being told it is 50.'),
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveStyle({ zIndex: '70' })
  },
}

const paragraphs = Array.from({ length: 14 }, (_, at) => `${at + 1}.`)

export const LongContent: Story = {
  name: 'Long content',
  args: {
    title: 'Privacy policy, terms and bylaws of the whole family investment club',
    description: undefined,
    defaultOpen: true,
    footer: <Button>Accept</Button>,
    children: paragraphs.map(number => (
      <p key={number} className="mb-4">
        {number} Members contribute what they can spare, and the club keeps account of every naira
        and dollar. Nobody is paid before the last day of the month has passed.
      </p>
    )),
  },
  parameters: says('The text scrolls inside; the cross and the buttons stay in sight.'),
  play: async () => {
    const panel = await screen.findByRole('dialog')
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight)
    await waitFor(() =>
      expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    )
    panel.scrollTo({ top: 500 })
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect()
    await expect(close.top).toBeGreaterThanOrEqual(0)
    await expect(close.height).toBeGreaterThanOrEqual(44)
  },
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { title: 'سحب الأموال', description: 'يصل إلى مصرفك في اليوم الخامس.', defaultOpen: true },
  parameters: says('Heading on the right, cross on the left.'),
  beforeEach: () => {
    document.documentElement.dir = 'rtl'
    return () => document.documentElement.removeAttribute('dir')
  },
  play: async () => {
    const panel = await screen.findByRole('dialog')
    const close = screen.getByRole('button', { name: 'Close' })
    const middle = panel.getBoundingClientRect().left + panel.clientWidth / 2
    await expect(close.getBoundingClientRect().right).toBeLessThan(middle)
  },
}
