import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { LoadingRegion } from './loading-region.tsx'

const meta = {
  title: 'Primitives/Loading region',
  component: LoadingRegion,
  tags: ['autodocs'],
  args: {
    label: 'Your wallets are loading',
    className: 'max-w-md',
    children: (
      <Card>
        <Skeleton className="w-32" />
        <Skeleton className="mt-2 w-56 text-heading" />
        <Skeleton className="mt-2 w-40 text-small" />
      </Card>
    ),
  },
  argTypes: { children: { control: false }, className: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'A heap of grey bars says nothing to a screen reader, so the region says in one sentence what is awaited, by `status`, and the skeletons in it are silent. There is one for each thing that arrives on its own, not one for each skeleton.',
      when: 'For saying in words what is on its way, around the skeletons. One for each thing that arrives by itself.',
      whenNot: [
        { case: 'It only keeps the place of what comes', take: 'Skeleton' },
        { case: 'Nothing is known of the page yet', take: 'Loading screen' },
        { case: 'A file is on its way', take: 'Progress' },
      ],
      writing: [
        { advice: 'It names what is awaited.', good: 'The accounts are loading', bad: 'Loading…' },
      ],
    },
    docs: {
      description: {
        component:
          'Says in words what is on its way, around skeletons in the shape of what comes. Words that are known already stand outside it.',
      },
    },
  },
} satisfies Meta<typeof LoadingRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'A card’s three lines on their way.' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Your wallets are loading',
    )
    await expect(canvasElement.querySelectorAll('[data-shape][aria-hidden=true]')).toHaveLength(3)
  },
}

export const Playground: Story = {
  args: { label: 'Your transactions are loading' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
