import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusPill } from './status-pill.tsx'
import { statusPillExamples } from './story-examples.tsx'

const meta = {
  title: 'Primitives/Status pill',
  component: StatusPill,
  tags: ['autodocs'],
  args: { children: 'Pending approval', tone: 'warning' },
  argTypes: { icon: { control: false }, className: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'A state must be readable without colour (WCAG 1.4.1), so each tone has a shape of its own and the words say it in full. It is built on a `<span>` and is no live region: what changes is said where it is caused. Five tones stand for five ends of a thing.',
      when: 'For what became of one thing: a payment, a document, a portfolio. Its shape and its words say so, not its colour alone. One a thing.',
      whenNot: [
        { case: 'It says what kind of thing it is', take: 'Badge' },
        { case: 'It says how many there are', take: 'Count badge' },
        { case: 'It concerns the whole page', take: 'Banner' },
      ],
      writing: [
        {
          advice: 'It says where the thing stands, in one to three words.',
          good: 'Pending approval',
          bad: 'Status: PENDING_APPROVAL',
        },
      ],
      examples: statusPillExamples,
    },
    docs: {
      description: {
        component: `Where something stands. Each tone has its own shape as well as its colour, and the words say it in full.

**States**: five tones: neutral for what is over, info, success, warning for what waits, danger for what failed.`,
      },
    },
  },
} satisfies Meta<typeof StatusPill>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Waiting: marigold ground, a clock, words.' } } },
  play: async ({ canvasElement }) => {
    const pill = canvasElement.querySelector('[data-tone=warning]')
    await expect(pill).toHaveTextContent('Pending approval')
    await expect(pill?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Playground: Story = {
  args: { tone: 'success', children: 'Validated' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
