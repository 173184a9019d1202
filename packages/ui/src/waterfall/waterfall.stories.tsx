import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AmountPrivacy } from '../amount-privacy/amount-privacy.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { says } from '../story-layout/says.ts'
import { Waterfall, type WaterfallStep } from './waterfall.tsx'

// biome-ignore lint/a11y/useAnchorContent: the row puts its words in
const link = <a href="#rows" />
const year: WaterfallStep[] = [
  { name: 'On 1 January', minor: 180_000_000n, kind: 'total' },
  { name: 'You contributed', minor: 115_500_000n, link },
  { name: 'Returns', minor: 45_472_918n, link },
  { name: 'Fees', minor: -4_547_292n, link },
  { name: 'Paid out to you', minor: -43_370_376n, link },
  { name: 'On 31 December', minor: 293_055_250n, kind: 'total' },
]

const meta = {
  title: 'Primitives/Waterfall',
  component: Waterfall,
  tags: ['autodocs'],
  args: { label: 'How your value came about in 2026', currency: 'NGN', steps: year },
  argTypes: { steps: { control: false }, className: { control: false } },
  parameters: {
    part: {
      status: 'trial',
      decision:
        'How contributions, returns, fees and payouts lead from one sum to another: each change hangs where the one before it ended. It is a table whose rows have their bars beneath, so the drawing needs no text of its own for readers. A row’s link leads to what its sum is made of.',
      when: 'For how one sum became another, change by change: the bridge of a report from the value at its start to the value at its end.',
      whenNot: [
        { case: 'It is about the course over time', take: 'Growth curve' },
        { case: 'One whole is shared out', take: 'Share bar' },
        { case: 'It is about a single change', take: 'Stat' },
      ],
      writing: [
        {
          advice: 'Each step is called what came in or went out.',
          good: 'Fees',
          bad: 'Deductions (net)',
        },
      ],
    },
    docs: {
      description: {
        component: `How one sum became another: each change hangs where the one before it ended.

**States**: with links to the rows behind each sum, with losses, below zero, nothing yet, amounts hidden.`,
      },
    },
  },
} satisfies Meta<typeof Waterfall>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: says('A table whose rows lead on; what went out is said with “minus”.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('table', { name: meta.args.label })).toBeVisible()
    const fees = canvas.getByRole('row', { name: /Fees/ })
    await expect(within(fees).getByRole('cell')).toHaveAccessibleName('minus 45,472.92 naira')
    await expect(within(fees).getByRole('link', { name: 'Fees' })).toBeVisible()
  },
}

export const Playground: Story = {
  args: { currency: 'USD' },
  parameters: says('Every property can be tried here.'),
}

const without = year.map(({ link: _, ...step }) => step)

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: says('A year with links, a bad year, nothing yet, hidden, and the largest amounts.'),
  play: async ({ canvasElement }) => {
    // The whole row leads there, its bar too.
    for (const link of within(canvasElement).getAllByRole('link')) {
      const row = link.closest('tr') ?? link
      row.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = row.getBoundingClientRect()
      for (const share of [0.5, 0.75]) {
        const hit = document.elementFromPoint(left + width / 8, top + height * share)
        await expect(hit).toBe(link)
      }
    }
  },
  render: () => (
    <StateGrid
      states={{
        'with links': <Waterfall {...meta.args} />,
        'a bad year': (
          <Waterfall
            {...meta.args}
            steps={[
              { name: 'On 1 January', minor: 50_000_000n, kind: 'total' },
              { name: 'Returns', minor: -60_000_000n },
              { name: 'Owed to the club', minor: -10_000_000n, kind: 'total' },
            ]}
          />
        ),
        'nothing yet': (
          <Waterfall
            {...meta.args}
            steps={[
              { name: 'On 1 January', minor: 0n, kind: 'total' },
              { name: 'You contributed', minor: 0n },
              { name: 'Today', minor: 0n, kind: 'total' },
            ]}
          />
        ),
        hidden: (
          <AmountPrivacy defaultHidden>
            <Waterfall {...meta.args} steps={without} />
          </AmountPrivacy>
        ),
        'largest amounts': (
          <Waterfall
            {...meta.args}
            steps={[
              { name: 'Before the merger of all pools', minor: 99_999_999_999_999n, kind: 'total' },
              { name: 'Fees', minor: -1n },
              { name: 'Afterwards', minor: 99_999_999_999_998n, kind: 'total' },
            ]}
          />
        ),
      }}
    />
  ),
}
