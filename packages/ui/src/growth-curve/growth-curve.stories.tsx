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
    className: { control: false },
  },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Members ask how much of a figure is growth, so value and paid-in money are drawn over each other and the space between them is the answer. What was paid in is drawn in steps: it doesn’t grow between two payments. The scale begins under the least value, not at zero, and says no figures; a chart with a scale has its own part. It shares the reader and the table with the chart.',
    },
    docs: {
      description: {
        component: `What a member’s money became, over the steps of what was paid in. The space between them is growth.

**Use it for** the first figure of a screen: the value of all plans, of one portfolio.

**Not for** comparing plans (chart), or a line of a list (sparkline).

**States**: growing, below what was paid in, too young for a curve, amounts hidden, on the indigo ground. Arrow keys walk through the months; the same figures stand in a table.`,
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

export const Playground: Story = {
  args: { valueLabel: 'Value', paidInLabel: 'Paid in', currency: 'USD' },
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
