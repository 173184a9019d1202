import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Money } from '../money/money.tsx'
import { Stat } from './stat.tsx'

const meta = {
  title: 'Primitives/Stat',
  component: Stat,
  tags: ['autodocs'],
  args: {
    label: 'Wallet balance',
    children: <Money amount={{ currency: 'NGN', minor: 48_250_075n }} />,
  },
  argTypes: {
    children: { control: false },
    change: { control: false },
    action: { control: false },
    className: { control: false },
  },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'One figure that is read first, with its name above it, built on paragraphs. A figure shrinks by the width of its container and the number of its signs, so that 999,999,999,999.99 stands whole on a phone instead of leaving its card. While it loads it is as high as what comes, to the pixel.',
      when: 'For one figure that is read first: a balance, a return. `hero` is for the one amount a screen is about.',
      whenNot: [
        { case: 'There are many facts about one thing', take: 'Key-value list' },
        { case: 'Many figures are compared', take: 'Data table' },
        { case: 'It is about the course over time', take: 'Growth curve' },
      ],
      writing: [
        {
          advice: 'The label says what the figure is, without the word “total”.',
          good: 'Wallet balance',
          bad: 'Total current available balance',
        },
      ],
    },
    docs: {
      description: {
        component: `A figure with its name above.

**States**: regular and hero; with a change, a hint, an action; loading keeps the height to the pixel.`,
      },
    },
  },
} satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A quiet label over a strong figure.' } } },
}

export const Playground: Story = {
  args: { size: 'hero', loading: false, hint: 'Updated today at 09:00' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const KeepsItsPlace: Story = {
  name: 'Keeps its place',
  parameters: {
    docs: {
      description: {
        story: 'Loading and loaded are equally high, line by line, so nothing below them moves.',
      },
    },
  },
  render: args => (
    <div className="grid max-w-3xl gap-8 sm:grid-cols-2">
      {(['regular', 'hero'] as const).flatMap(size =>
        [true, false].map(loading => (
          <section key={`${size}-${loading}`} aria-label={`${size}, ${loading}`}>
            <Stat
              {...args}
              size={size}
              loading={loading}
              change={
                <>
                  <Money change amount={{ currency: 'NGN', minor: 1_275_050n }} /> this month
                </>
              }
              hint="Updated today at 09:00"
            />
          </section>
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    // Whole pixels: lines of text end between them.
    const height = (name: string) => {
      const stat = within(canvasElement).getByRole('region', { name }).firstElementChild
      return Math.round(stat?.getBoundingClientRect().height ?? 0)
    }
    await expect(height('regular, true')).toBeGreaterThan(80)
    await expect(height('regular, true')).toBe(height('regular, false'))
    await expect(height('hero, true')).toBe(height('hero, false'))
  },
}
