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
      when: 'For a little more about what stands at its button, with links or controls in it, while the page stays usable: what a fee is made of, a filter.',
      whenNot: [
        { case: 'A few words are enough, and nothing in it is pressed', take: 'Tooltip' },
        { case: 'It is a list of things to do', take: 'Dropdown menu' },
        { case: 'The page has to wait for an answer', take: 'Modal' },
      ],
      keyboard: [
        { keys: ['Enter', 'Space'], does: 'On its button: opens it, on its first control.' },
        { keys: ['Escape'], does: 'Closes it; the focus is back on its button.' },
      ],
      writing: [
        {
          advice: 'The title answers the word on its button.',
          good: '“Fees” opens “What you pay”',
          bad: '“More” opens “Information”',
        },
      ],
    },
    docs: {
      description: {
        component:
          'A small panel at its button. It may hold links and controls, and the page stays usable.',
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
