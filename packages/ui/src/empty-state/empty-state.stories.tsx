import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { emptyStateExamples } from './story-examples.tsx'

const meta = {
  title: 'Primitives/Empty state',
  component: EmptyState,
  tags: ['autodocs'],
  args: {
    title: 'No contributions yet',
    children: 'Choose a plan, and it will grow here.',
    action: <Button>Contribute</Button>,
  },
  argTypes: {
    icon: { control: false },
    action: { control: false },
    className: { control: false },
  },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'An empty list is where a new member stands, so it says why it is empty and offers the one next step; never an apology, never a blank. It has a heading, whose level the page tells, and no live region, because it is part of the page. Inside a card or a table it stands without its picture.',
      when: 'For a list, a page or a card before its first content: why nothing is here yet, and the one thing to do next. Inside a card or a table it is `compact`.',
      whenNot: [
        { case: 'Only a filter is to blame, unless the one thing to do is to clear it' },
        { case: 'It is on its way', take: 'Skeleton' },
        { case: 'The page could not be drawn', take: 'Error screen' },
        { case: 'The address leads nowhere', take: 'Not-found screen' },
      ],
      writing: [
        {
          advice: 'The title says what is not here yet; the text says how it comes.',
          good: 'No contributions yet. Choose a plan, and it will grow here.',
          bad: 'Oops, nothing to see!',
        },
      ],
      examples: emptyStateExamples,
    },
    docs: {
      description: {
        component: `Why there is nothing here, and the one thing to do next. Never an apology, never a blank.

**States**: with and without an action; page and compact.`,
      },
    },
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A patterned roundel, two lines, one button.' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'No contributions yet',
    )
    await expect(canvas.getByRole('button', { name: 'Contribute' })).toBeVisible()
  },
}

export const Playground: Story = {
  args: { compact: true },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
