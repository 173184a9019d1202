import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AmountPrivacy } from '../amount-privacy/amount-privacy.tsx'
import { inColumn } from '../story-layout/in-column.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { says } from '../story-layout/says.ts'
import { ShareBar } from './share-bar.tsx'

const plans = [
  { name: 'Family Growth Pool', minor: 195_000_000n },
  { name: 'Purple NGN', minor: 73_055_250n },
  { name: 'Rent Pool', minor: 25_000_000n },
]

/** Up, up and down, and nothing to draw yet. */
const courses = [
  [0n, 4n, 9n, 14n],
  [9n, 7n, 8n, 6n],
]

const meta = {
  title: 'Primitives/Share bar',
  component: ShareBar,
  tags: ['autodocs'],
  args: { label: 'Where your naira are', currency: 'NGN', shares: plans },
  argTypes: { shares: { control: false }, className: { control: false } },
  parameters: {
    part: {
      status: 'trial',
      decision:
        'Up to five shares of one sum, as a bar for the eye and a table for everybody. Percents are whole and add up to a hundred, by the largest remainders. What is there at all is never written as nothing.',
      when: 'For how one sum is shared out, in up to five parts: the plans of a portfolio, what a plan holds.',
      whenNot: [
        { case: 'It is about the course over time', take: 'Chart' },
        { case: 'Parts are below zero', take: 'Waterfall' },
        { case: 'There are more than five parts', take: 'Data table' },
      ],
      writing: [
        {
          advice: 'The label says what is shared out.',
          good: 'Where your naira are',
          bad: 'Distribution',
        },
      ],
    },
    docs: {
      description: {
        component: `How one sum is shared out, in up to five parts.

Each part may have its course beside it, as a shape.

Without a currency it says percents alone.

**States**: several parts, one, with courses, without amounts, one that is nothing, nothing at all, amounts hidden.`,
      },
    },
  },
} satisfies Meta<typeof ShareBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: inColumn,
  parameters: says('The percents add up to a hundred; a table holds what the bar shows.'),
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row')
    await expect(rows.map(row => row.textContent)).toEqual([
      'Family Growth Pool₦1,950,00067\u00a0%',
      'Purple NGN₦730,552.5025\u00a0%',
      'Rent Pool₦250,0008\u00a0%',
    ])
  },
}

export const Playground: Story = {
  decorators: inColumn,
  args: { currency: 'USD' },
  parameters: says('Every property can be tried here.'),
}

export const WithoutAmounts: Story = {
  name: 'Without amounts',
  decorators: inColumn,
  args: {
    label: 'What it holds',
    currency: undefined,
    shares: [
      { name: 'Treasury bills', minor: 6200n },
      { name: 'Short bonds', minor: 2850n },
      { name: 'Cash', minor: 950n },
    ],
  },
  parameters: { pictures: false, ...says('What is known by its shares alone says them exactly.') },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row')
    await expect(rows.map(row => row.textContent)).toEqual([
      'Treasury bills62 %',
      'Short bonds28.5 %',
      'Cash9.5 %',
    ])
  },
}

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: says('Five parts, one, a tiny one, nothing yet, hidden, and the largest amount.'),
  render: () => (
    <StateGrid
      states={{
        'five parts': (
          <ShareBar
            {...meta.args}
            shares={[
              ...plans,
              { name: 'Harvest', minor: 20_000_000n },
              { name: 'School Fees', minor: 12_500_000n },
            ]}
          />
        ),
        'one part': <ShareBar {...meta.args} shares={plans.slice(0, 1)} />,
        'with courses': (
          <ShareBar
            {...meta.args}
            shares={plans.map((plan, at) => ({ ...plan, course: courses[at] ?? [] }))}
          />
        ),
        'a tiny part and none': (
          <ShareBar
            {...meta.args}
            shares={[
              { name: 'Family Growth Pool', minor: 195_000_000n },
              { name: 'Purple NGN', minor: 100_000n },
              { name: 'Harvest', minor: 0n },
            ]}
          />
        ),
        'nothing yet': (
          <ShareBar {...meta.args} shares={plans.map(({ name }) => ({ name, minor: 0n }))} />
        ),
        hidden: (
          <AmountPrivacy defaultHidden>
            <ShareBar {...meta.args} />
          </AmountPrivacy>
        ),
        'largest amount': (
          <ShareBar
            {...meta.args}
            shares={[
              { name: 'Nnamdiokonkwo-Adebayo Family Growth Pool', minor: 100_000_000_000_000n },
              { name: 'Purple', minor: 50_000_000_000_050n },
            ]}
          />
        ),
      }}
    />
  ),
}
