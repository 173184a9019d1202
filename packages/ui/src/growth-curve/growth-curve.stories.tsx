import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AmountPrivacy } from '../amount-privacy/amount-privacy.tsx'
import { Card } from '../card/card.tsx'
import { twoYears, valueByMonth } from '../chart/story-months.ts'
import { StateGrid } from '../story-layout/matrix.tsx'
import { says } from '../story-layout/says.ts'
import { GrowthCurve } from './growth-curve.tsx'

const [value, paidIn] = valueByMonth.map(({ values }) => values)

const meta = {
  title: 'Primitives/Growth curve',
  component: GrowthCurve,
  tags: ['autodocs'],
  args: {
    label: 'Your naira over two years',
    periods: twoYears,
    value: value ?? [],
    paidIn: paidIn ?? [],
    currency: 'NGN',
  },
  argTypes: {
    periods: { control: false },
    value: { control: false },
    paidIn: { control: false },
    paidOut: { control: false },
    className: { control: false },
  },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Members ask how much of a figure is growth, so value and paid-in money are drawn over each other and the space between them is the answer. What is put in or paid out moves both at the same moment, so the space is never anything else; a payout is marked, since it is no loss. The scale begins at nought and names its two ends, so a curve looks as steep as it is. The change over all periods is said in words. It shares the reader and the table with the chart.',
      when: 'For what a member’s money became, over what was paid in: the first figure of a screen.',
      whenNot: [
        { case: 'Plans are compared', take: 'Chart' },
        { case: 'It stands in a line of a list', take: 'Sparkline' },
        { case: 'The sums between start and end matter', take: 'Waterfall' },
      ],
      keyboard: [
        {
          keys: ['Left', 'Down'],
          does: 'Goes to the month before; its two figures are shown and said.',
        },
        { keys: ['Right', 'Up'], does: 'Goes to the month after.' },
        { keys: ['Home', 'End'], does: 'Goes to the first or the last month.' },
        { keys: ['Escape'], does: 'Puts the figures away.' },
      ],
      writing: [
        {
          advice: 'The label says whose money and over which time.',
          good: 'Your naira over two years',
          bad: 'Portfolio performance',
        },
      ],
    },
    docs: {
      description: {
        component: `What a member’s money became, over the steps of what was paid in. The space between them is growth.

**States**: growing, paid out, below what was paid in, too young for a curve, amounts hidden, on the indigo ground. Arrow keys walk through the months; the same figures stand in a table.`,
      },
    },
  },
} satisfies Meta<typeof GrowthCurve>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: says('A stop for Tab; arrows choose the month whose two figures are said.'),
  play: async ({ canvasElement }) => {
    const reader = within(canvasElement).getByRole('slider', { name: /Your naira over two years/ })
    await userEvent.tab()
    await expect(reader).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      'Oct 2024: Value 1,310,000.75 naira, Paid in 1,300,000 naira',
    )
    await userEvent.keyboard('{Escape}')
  },
}

export const PaidOut: Story = {
  name: 'Paid out',
  args: {
    periods: twoYears.slice(-4),
    value: [210_000n, 214_000n, 0n, 0n],
    paidIn: [200_000n, 200_000n, -18_000n, -18_000n],
    paidOut: [0n, 0n, 218_000n, 0n],
    paidOutLabel: 'Paid out to your wallet',
    currency: 'USD',
  },
  parameters: says('A payout is marked and said, and what was earned stays earned.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('+$80 earned')).toBeVisible()
    await expect(canvas.getAllByText('Paid out to your wallet')[0]).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Aug 2026: Value 0 dollars, Paid in minus 180 dollars, Paid out to your wallet 2,180 dollars',
    )
    await userEvent.keyboard('{Escape}')
  },
}

export const Narrow: Story = {
  args: {
    periods: twoYears.slice(-3),
    value: [178_369_686n, 135_000_000n, 309_369_878n],
    paidIn: [163_500_000n, 120_129_640n, 268_429_640n],
    paidOut: [0n, 43_370_360n, 0n],
  },
  parameters: says('On the smallest phone the change stands below the two ends of its time.'),
  render: args => (
    <div className="w-60">
      <GrowthCurve {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const figure = canvas.getByRole('figure').getBoundingClientRect()
    const end = canvas.getAllByText('Sep 2026')[0]?.getBoundingClientRect()
    await expect(end?.right).toBeLessThanOrEqual(figure.right)
    // In one line: the sign stays with its figure.
    const change = canvas.getByText(/earned$/).getBoundingClientRect()
    await expect(change.height).toBe(end?.height)
  },
}

export const LargeLetters: Story = {
  name: 'Large letters',
  args: {
    periods: ['Before August 2026', 'September 2026'],
    value: [163_500_000n, 178_369_686n],
    paidIn: [163_500_000n, 163_500_000n],
  },
  parameters: says('Letters twice the size on a phone: what is too long for a line takes two.'),
  render: args => (
    <div className="w-36">
      <GrowthCurve {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { right } = canvas.getByRole('figure').getBoundingClientRect()
    for (const text of [/^Before August 2026$/, /^September 2026$/, /growth$/]) {
      const end = canvas.getAllByText(text)[0]?.getBoundingClientRect().right
      await expect(end).toBeLessThanOrEqual(right)
    }
  },
}

export const Playground: Story = {
  args: { valueLabel: 'Value', paidInLabel: 'Paid in', paidOutLabel: 'Paid out', currency: 'USD' },
  parameters: says('Every property can be tried here.'),
}

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: says('On paper and on indigo, growing, losing, level, hidden and too young.'),
  render: () => (
    <div className="flex flex-col gap-10">
      <Card tone="feature">
        <GrowthCurve {...meta.args} />
      </Card>
      <StateGrid
        states={{
          'six months': (
            <GrowthCurve
              {...meta.args}
              periods={twoYears.slice(-6)}
              value={meta.args.value.slice(-6)}
              paidIn={meta.args.paidIn.slice(-6)}
            />
          ),
          'paid out with what it earned': (
            <GrowthCurve
              {...meta.args}
              periods={twoYears.slice(-6)}
              value={[100_000n, 102_000n, 104_000n, 106_000n, 40_000n, 41_000n]}
              paidIn={[100_000n, 100_000n, 100_000n, 100_000n, 32_000n, 32_000n]}
              paidOut={[0n, 0n, 0n, 0n, 68_000n, 0n]}
            />
          ),
          'less than was paid in': (
            <GrowthCurve
              {...meta.args}
              periods={twoYears.slice(-5)}
              value={[100n, 90n, 60n, 110n, 95n]}
              paidIn={[100n, 100n, 100n, 150n, 150n]}
            />
          ),
          level: (
            <GrowthCurve
              {...meta.args}
              periods={twoYears.slice(-3)}
              value={[0n, 0n, 0n]}
              paidIn={[0n, 0n, 0n]}
            />
          ),
          hidden: (
            <AmountPrivacy defaultHidden>
              <GrowthCurve {...meta.args} />
            </AmountPrivacy>
          ),
          'too young': (
            <GrowthCurve {...meta.args} periods={['Sep 2026']} value={[1n]} paidIn={[1n]} />
          ),
        }}
      />
    </div>
  ),
}
