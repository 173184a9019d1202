import type { Meta, StoryObj } from '@storybook/react-vite'
import Info from 'lucide-react/icons/info'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../icon-button/icon-button.tsx'
import { says } from '../story-layout/says.ts'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Primitives/Tooltip/Features',
  component: Tooltip,
  args: {
    content: 'Set by the club this morning',
    delay: 0,
    children: <IconButton label="About this rate" icon={<Info aria-hidden strokeWidth={1.75} />} />,
  },
  decorators: [Story => <div className="flex justify-center p-12">{Story()}</div>],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

async function gone() {
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
}

export const WorksFromTheKeyboard: Story = {
  name: 'Works from the keyboard',
  parameters: says('It shows with the focus, is read with the button, and Escape takes it away.'),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    const button = within(canvasElement).getByRole('button', { name: 'About this rate' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Set by the club this morning')
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(button).toHaveFocus()
  },
}

export const UnderThePointer: Story = {
  name: 'Under the pointer',
  parameters: says('It comes with the pointer and goes with it.'),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    const user = userEvent.setup()
    const { left, top } = button.getBoundingClientRect()
    await user.pointer({ target: button, coords: { clientX: left + 9, clientY: top + 9 } })
    await screen.findByRole('tooltip')
    let at = 600
    await waitFor(async () => {
      await user.pointer({ target: document.body, coords: { clientX: 9, clientY: at++ } })
      await expect(screen.queryByRole('tooltip')).toBeNull()
    })
  },
}

export const LongContent: Story = {
  name: 'Long content',
  args: {
    content:
      'The rate is set by the operators each working morning and holds for one hour from the moment you see it.',
    open: true,
  },
  parameters: says('Long words wrap in a narrow bubble that stays inside the window.'),
  play: async () => {
    const words = await screen.findByRole('tooltip')
    const bubble = words.parentElement?.getBoundingClientRect()
    await expect(bubble?.width).toBeLessThanOrEqual(256)
  },
}

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { content: 'حدده النادي هذا الصباح', open: true },
  parameters: says('Words run from the right.'),
  beforeEach: () => {
    document.documentElement.dir = 'rtl'
    return () => document.documentElement.removeAttribute('dir')
  },
}
