import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { valueByMonth } from '../chart/story-months.ts'
import { StateGrid } from '../story-layout/matrix.tsx'
import { says } from '../story-layout/says.ts'
import { Sparkline } from './sparkline.tsx'

const rising = valueByMonth[0]?.values ?? []

const meta = {
  title: 'Primitives/Sparkline',
  component: Sparkline,
  tags: ['autodocs'],
  args: { values: rising },
  argTypes: { values: { control: false }, className: { control: false } },
  parameters: {
    part: {
      status: 'trial',
      decision:
        'The shape of a course beside its figure, as high as a line of text: no scale and no figures, so hiding amounts leaves it. It is drawn as one SVG path from the least to the most of its own values. It is hidden from screen readers unless it is given a name.',
      when: 'For the shape of a course in a line of a list, beside the amount it ends in.',
      whenNot: [
        { case: 'Figures are read from it', take: 'Growth curve' },
        { case: 'Several courses are compared', take: 'Chart' },
      ],
    },
    docs: {
      description: {
        component: `The shape of a course, as high as a line of text.

**States**: rising, falling, never changed; nothing is drawn before there are two values. It shows no figure, so hiding amounts leaves it.`,
      },
    },
  },
} satisfies Meta<typeof Sparkline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { label: 'Rising over two years' },
  parameters: says('64 × 20 px; named for screen readers only when it tells more than its figure.'),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Rising over two years' }),
    ).toBeVisible()
  },
}

export const Playground: Story = {
  args: { label: 'Rising over two years' },
  parameters: says('Every property can be tried here.'),
}

export const EveryShape: StoryObj = {
  name: 'Every shape',
  tags: ['matrix'],
  parameters: says('Up, down, up and down, level, and on the indigo ground.'),
  render: () => (
    <StateGrid
      states={{
        rising: <Sparkline values={rising} />,
        falling: <Sparkline values={rising.toReversed()} />,
        'up and down': <Sparkline values={[3n, 9n, 4n, -8n, 6n, 2n]} />,
        level: <Sparkline values={[5n, 5n, 5n]} />,
        'too little to draw': <Sparkline values={[5n]} />,
        'on indigo': (
          <div className="feature-ground w-fit rounded-card p-4">
            <Sparkline values={rising} />
          </div>
        ),
      }}
    />
  ),
}
