import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Modal } from '../modal/modal.tsx'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

const meta = {
  title: 'Primitives/Toast/Features',
  component: Toaster,
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

function says(story: string) {
  return { docs: { description: { story }, story: { inline: false, height: 180 } } }
}

/** What happens, in its order: these messages go, and a time passes that began now. */
function watch(messages: readonly string[], milliseconds: number): readonly string[] {
  const happened: string[] = []
  const observer = new MutationObserver(changes => {
    const words = changes.flatMap(({ removedNodes }) => [...removedNodes].map(textOf))
    happened.push(...messages.filter(message => words.some(word => word.includes(message))))
    if (messages.every(message => happened.includes(message))) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => happened.push('time'), milliseconds)
  return happened
}

const textOf = (node: Node) => node.textContent ?? ''

const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull())

export const SuccessLastsTwoSeconds: Story = {
  name: 'Success lasts two seconds',
  parameters: says('A success goes after 2 s, an error stays for 4 s.'),
  play: async () => {
    const happened = watch(['Invalid Credentials', 'Payment successful.'], 1900)
    toast.error('Invalid Credentials')
    toast.success('Payment successful.')
    await screen.findByText('Payment successful.')
    await waitFor(() =>
      expect(happened).toEqual(['time', 'Payment successful.', 'Invalid Credentials']),
    )
  },
}

export const OthersLastFourSeconds: Story = {
  name: 'Others last four seconds',
  parameters: says('A plain message, an error and one of a page’s own making stay for 4 s.'),
  play: async () => {
    const messages = ['Plain', 'Wrong', 'Own']
    const happened = watch(messages, 3900)
    toast.message('Plain')
    toast.error('Wrong')
    toast.custom(() => <strong>Own</strong>)
    await screen.findByText('Own')
    await waitFor(() => expect(happened).toHaveLength(4))
    await expect(happened[0]).toBe('time')
    await expect(happened.toSorted()).toEqual([...messages, 'time'].toSorted())
  },
}

export const LoadingStays: Story = {
  name: 'Loading stays',
  parameters: says('Longer than any other; then its outcome takes its place.'),
  play: async () => {
    const id = toast.loading('Sending your receipt…')
    toast.message('Meanwhile')
    await screen.findByText('Meanwhile')
    await gone('Meanwhile')
    await expect(screen.getByText('Sending your receipt…')).toBeInTheDocument()
    toast.success('Receipt sent', { id })
    await screen.findByText('Receipt sent')
    await expect(screen.queryByText('Sending your receipt…')).toBeNull()
    await expect(screen.getAllByRole('listitem')).toHaveLength(1)
    await gone('Receipt sent')
  },
}

export const AtMostTwenty: Story = {
  name: 'At most twenty',
  parameters: says('Of twenty-five messages the last twenty are kept.'),
  play: async () => {
    for (let at = 1; at <= 25; at++) toast.message(`Message ${at}`)
    await screen.findByText('Message 25')
    await waitFor(() => {
      expect(screen.getAllByRole('listitem')).toHaveLength(20)
      expect(screen.queryByText('Message 5')).toBeNull()
      expect(screen.getByText('Message 6')).toBeInTheDocument()
    })
    toast.dismiss()
  },
}

export const Announced: Story = {
  parameters: says('The messages stand in a live region, so screen readers read them out.'),
  play: async () => {
    toast.error('Something went wrong. Please contact the support team.')
    const message = await screen.findByText(/Something went wrong/)
    const region = screen.getByRole('region', { name: /Messages/ })
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await expect(region).toContainElement(message)
  },
}

const undo = fn()

export const WorksFromTheKeyboard: Story = {
  name: 'Works from the keyboard',
  parameters: says('Alt+T leads to the messages; their buttons are reached with Tab.'),
  play: async () => {
    undo.mockClear()
    toast.message('Notification read', { action: { label: 'Undo', onClick: undo } })
    await screen.findByText('Notification read')
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}')
    const button = screen.getByRole('button', { name: 'Undo' })
    await waitFor(() => expect(screen.getByRole('list')).toHaveFocus())
    for (let step = 0; step < 4 && document.activeElement !== button; step++) await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledTimes(1)
    await gone('Notification read')
  },
}

export const TabGoesPast: Story = {
  name: 'Tab goes past',
  parameters: says('Tab leads through a message and on to the page, either way round.'),
  render: () => (
    <>
      <Button>Before</Button>
      <Toaster />
      <Button>After</Button>
    </>
  ),
  play: async () => {
    const before = screen.getByRole('button', { name: 'Before' })
    const after = screen.getByRole('button', { name: 'After' })
    toast.message('Meanwhile')
    const message = await screen.findByRole('listitem')
    const close = within(message).getByRole('button', { name: 'Close message' })
    before.focus()
    for (const next of [message, close, after]) {
      await userEvent.tab()
      await expect(next).toHaveFocus()
    }
    for (const next of [close, message, before]) {
      await userEvent.tab({ shift: true })
      await expect(next).toHaveFocus()
    }
  },
}

export const OverAModal: Story = {
  name: 'Over a modal',
  parameters: says('It lies over an open modal, can be closed, and closes nothing but itself.'),
  render: () => (
    <>
      <Toaster />
      <Modal title="Withdraw money" defaultOpen footer={<Button>Withdraw</Button>} />
    </>
  ),
  play: async () => {
    const panel = await screen.findByRole('dialog')
    toast.error('You have less than that')
    const message = await screen.findByRole('listitem')
    const close = within(message).getByRole('button', { name: 'Close message' })
    await expect(close.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(close)
    await gone('You have less than that')
    await expect(panel).toBeInTheDocument()
  },
}

export const LongContent: Story = {
  name: 'Long content',
  parameters: says('A long sentence wraps; on a phone it takes the whole width.'),
  play: async () => {
    toast.success(
      'Your withdrawal is being processed and payment will be made on or before the 5th day of the new month.',
    )
    const message = await screen.findByRole('listitem')
    await expect(message.scrollWidth).toBeLessThanOrEqual(message.clientWidth)
  },
}

export const RightToLeft: Story = {
  name: 'Right to left',
  parameters: says('Sign on the right, cross on the left.'),
  beforeEach: () => {
    document.documentElement.dir = 'rtl'
    return () => document.documentElement.removeAttribute('dir')
  },
  play: async () => {
    toast.success('تم الدفع بنجاح.')
    const message = await screen.findByRole('listitem')
    const close = within(message).getByRole('button').getBoundingClientRect()
    await expect(close.left).toBeLessThan(
      screen.getByText('تم الدفع بنجاح.').getBoundingClientRect().left,
    )
  },
}
