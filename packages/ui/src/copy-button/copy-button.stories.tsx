import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CopyButton } from './copy-button.tsx'

const meta = {
  title: 'Primitives/Copy button',
  component: CopyButton,
  tags: ['autodocs'],
  args: { text: '0123456789', of: 'account number' },
  argTypes: { className: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'What a member types into a bank’s app has to be right, so it can be copied where it stands. Built on `<button>` and the Clipboard API. The outcome shows on the button for two seconds and is said by a `status` region, also when the browser refuses.',
      when: 'For a value that is typed again somewhere else: an account number, a reference. Most often it comes by `copy` of a key-value list.',
      whenNot: [
        { case: 'It is a secret, which should not lie on a clipboard' },
        { case: 'It belongs to a line of facts, which brings it along', take: 'Key-value list' },
        { case: 'It is the reference of a transfer, with its advice', take: 'Transfer reference' },
        { case: 'It does anything but copy', take: 'Icon button' },
      ],
      writing: [
        { advice: 'The name says what is copied.', good: 'Copy account number', bad: 'Copy' },
      ],
    },
    docs: {
      description: {
        component: `Puts one value on the clipboard and says so, seen and heard.

**States**: at rest, copied (a green tick for two seconds), refused by the browser.`,
      },
    },
  },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
}

export const Default: Story = {
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'Two sheets, 44 px to press.' } } },
}

export const Playground: Story = {
  args: { text: 'KF-7Q2M-84', of: 'reference' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const Copied: Story = {
  parameters: { docs: { description: { story: 'A green tick for two seconds.' } } },
  play: async ({ canvasElement }) => {
    const write = fn(() => Promise.resolve())
    clipboard(write)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy account number' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    await expect(write).toHaveBeenCalledWith('0123456789')
  },
}

export const Refused: Story = {
  parameters: {
    docs: { description: { story: 'A browser that refuses is not called a success.' } },
  },
  play: async ({ canvasElement }) => {
    clipboard(() => Promise.reject(new Error('refused')))
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('did not allow'))
  },
}

export const OverPlainHttp: Story = {
  parameters: {
    docs: { description: { story: 'There the browser has no clipboard for the page.' } },
  },
  play: async ({ canvasElement }) => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('did not allow'))
  },
}
