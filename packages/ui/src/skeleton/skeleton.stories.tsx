import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { LoadingRegion } from '../loading-region/loading-region.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  argTypes: { className: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Keeps the exact height of what comes, a line as high as a line of the text around it, so that nothing moves when it is there. It is hidden from screen readers; the loading region says the words. Words that are known already are written, not outlined.',
      when: 'For content on its way whose shape is known: it keeps the place to the pixel. It stands inside a loading region, which says the words.',
      whenNot: [
        { case: 'Nothing is known of the page yet', take: 'Loading screen' },
        { case: 'A button was just pressed: it shows its own spinner', take: 'Button' },
        { case: 'The words are known already: write them' },
        { case: 'The wait is under a third of a second: show nothing' },
      ],
    },
    docs: {
      description: {
        component: `Keeps the place of what is loading, in its own measures, so that nothing moves when it comes. A line is exactly as high as a line of the text around it.

**States**: line, pill, circle, box; with reduced motion it rests.`,
      },
    },
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'One line of text that is still to come.' } } },
}

export const Playground: Story = {
  args: { shape: 'pill' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const SaysWhatIsLoading: Story = {
  name: 'Says what is loading',
  parameters: {
    docs: { description: { story: 'The shapes are silent; the region says what is awaited.' } },
  },
  render: () => (
    <LoadingRegion label="Your wallets are loading">
      <Skeleton className="w-40" />
    </LoadingRegion>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Your wallets are loading',
    )
  },
}

export const EveryShape: Story = {
  name: 'Every shape',
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'Lines, pill, circle, box, and a card of them.' } } },
  render: () => (
    <StateGrid
      states={{
        line: <Skeleton />,
        paragraph: (
          <div>
            <Skeleton />
            <Skeleton />
            <Skeleton className="w-2/3" />
          </div>
        ),
        pill: <Skeleton shape="pill" />,
        circle: <Skeleton shape="circle" />,
        box: (
          <div className="h-32">
            <Skeleton shape="box" />
          </div>
        ),
        'a card on its way': (
          <LoadingRegion label="The plan is loading">
            <Card>
              <div className="flex items-center gap-4">
                <Skeleton shape="circle" className="shrink-0" />
                <div className="flex-1">
                  <Skeleton className="w-1/2" />
                  <Skeleton className="w-4/5" />
                </div>
              </div>
            </Card>
          </LoadingRegion>
        ),
      }}
    />
  ),
}
