import type { Meta, StoryObj } from '@storybook/react-vite'
import Bell from 'lucide-react/icons/bell'
import { expect, fn, userEvent, within } from 'storybook/test'
import { says } from '../story-layout/says.ts'
import { IconButton } from './icon-button.tsx'

const meta = {
  title: 'Primitives/Icon button/Features',
  component: IconButton,
  args: {
    label: 'Notifications',
    icon: <Bell aria-hidden strokeWidth={1.75} />,
    onClick: fn(),
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const WorksFromTheKeyboard: Story = {
  name: 'Works from the keyboard',
  parameters: says('Tab shows the ring; Enter and Space press it; its name is its label.'),
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Notifications' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const TouchTarget: Story = {
  name: 'Touch target',
  parameters: says('Even the small one is 44 px wide and high.'),
  args: { size: 'small', variant: 'outline' },
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByRole('button').getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
  },
}

export const LoadingKeepsTheFocus: Story = {
  name: 'Loading keeps the focus',
  parameters: says('A spinner in place of the icon; presses do nothing; the focus stays.'),
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button', { name: 'Notifications' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const ManyUnread: Story = {
  name: 'Many unread',
  parameters: says('More than 99 says 99+; the number sits inside the circle.'),
  args: { count: 128, label: 'Notifications, 99+ unread', variant: 'outline' },
}
