import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Popover } from './popover.tsx'

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  tags: ['autodocs'],
  args: {
    trigger: <Button variant="secondary">Fees</Button>,
    title: 'What you pay',
    children: (
      <p className="text-small text-ink-muted">
        1.5 % for cards, nothing for a bank transfer. The whole sum is shown before you pay.
      </p>
    ),
    onOpenChange: fn(),
  },
  argTypes: {
    trigger: { control: false },
    children: { control: false },
    open: { control: false },
  },
  parameters: {
    part: {
      status: 'trial',
      decision:
        'A small panel that may hold links and controls, after the WAI-ARIA dialog pattern without being modal: the page stays usable. It hangs in the browser’s top layer (`popover="manual"`, ADR 9) at its button. Radix Popover was taken out: it came late, moved the panel to the end of the page and measured its place some hundred times for each opening.',
    },
    docs: {
      description: {
        component:
          'A small panel at its button. Unlike a tooltip it may hold links and controls; unlike a modal the page stays usable.',
      },
    },
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A button; pressed, the panel opens below it.' } } },
}

export const Playground: Story = {
  args: { side: 'right', align: 'start', titleHidden: false },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
