import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { AmountPrivacy } from '../amount-privacy/amount-privacy.tsx'
import { Button } from '../button/button.tsx'
import { Chart } from './chart.tsx'
import { chartExamples } from './story-examples.tsx'
import { movementsByMonth, twoYears, valueByMonth } from './story-months.ts'

const meta = {
  title: 'Primitives/Chart',
  component: Chart,
  tags: ['autodocs'],
  args: {
    label: 'Value of your contributions',
    kind: 'line',
    periods: twoYears,
    series: valueByMonth,
    currency: 'NGN',
  },
  argTypes: {
    periods: { control: false },
    series: { control: false },
    className: { control: false },
  },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Drawn as SVG by our own code: amounts are bigint and become numbers only where they are drawn. The reader over the drawing follows the WAI-ARIA slider pattern, so arrow keys walk through the periods and each is said with its figures; the same figures stand in a table below. Lines differ in dash as well as in hue. Time runs to the right in every language.',
      when: 'For amounts over months, in up to five series: lines for what grows, bars for what is added up.',
      whenNot: [
        { case: 'It is about one member’s money and what it became', take: 'Growth curve' },
        { case: 'It stands in a line of a list', take: 'Sparkline' },
        { case: 'One sum is shared out', take: 'Share bar' },
        { case: 'There are two or three figures', take: 'Stat' },
        { case: 'One exact figure matters more than the course', take: 'Data table' },
      ],
      keyboard: [
        {
          keys: ['Left', 'Down'],
          does: 'Goes to the period before; its figures are shown and said.',
        },
        { keys: ['Right', 'Up'], does: 'Goes to the period after.' },
        { keys: ['Home', 'End'], does: 'Goes to the first or the last period.' },
        { keys: ['Escape'], does: 'Puts the figures away.' },
      ],
      writing: [
        {
          advice: 'The label says what is drawn and over which time.',
          good: 'Contributions and returns in 2026',
          bad: 'Chart 1',
        },
      ],
      examples: chartExamples,
    },
    docs: {
      description: {
        component: `Amounts over time, as lines or stacked bars.

**States**: filled, with losses below zero, nothing yet, amounts hidden. Arrow keys walk through the periods and say their figures; the same figures stand in a table below; lines differ in dash as well as colour.`,
      },
    },
  },
} satisfies Meta<typeof Chart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Two years of value against what was paid in.' } } },
}

export const Playground: Story = {
  args: { kind: 'bars', series: movementsByMonth },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const ReadFromTheKeyboard: Story = {
  name: 'Read from the keyboard',
  parameters: {
    docs: {
      description: { story: 'A stop for Tab; arrows, Home and End choose the month that is read.' },
    },
  },
  play: async ({ canvasElement }) => {
    const reader = within(canvasElement).getByRole('slider')
    await userEvent.tab()
    await expect(reader).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      'Oct 2024: Value 1,310,000.75 naira, Paid in 1,300,000 naira',
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(reader).toHaveAttribute('aria-valuenow', '1')
    await userEvent.keyboard('{Escape}')
    await expect(reader).toHaveAttribute('data-state', 'resting')
  },
}

export const GivenItsData: Story = {
  name: 'Given its data',
  parameters: {
    docs: { description: { story: 'The data comes, and the chart is drawn in the same frame.' } },
  },
  render: function Given(args) {
    const [given, setGiven] = useState(true)
    return (
      <div className="flex flex-col items-start gap-6">
        <Button size="small" variant="secondary" onClick={() => setGiven(!given)}>
          {given ? 'Take the data away' : 'Give the data'}
        </Button>
        {given ? <Chart {...args} className="w-full" /> : null}
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.queryByRole('figure')).toBeNull()
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('figure')).toBeVisible()
  },
}

export const AsATable: Story = {
  name: 'As a table',
  args: { kind: 'bars', label: 'Movements by month', series: movementsByMonth },
  parameters: {
    docs: {
      description: { story: 'When it is open, the table holds every figure that the bars show.' },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('The same figures as a table'))
    const table = canvas.getByRole('table')
    await expect(within(table).getAllByRole('row')).toHaveLength(25)
    await expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Oct 2024')
    await expect(within(table).getAllByRole('cell')[2]).toHaveAccessibleName('minus 1,500 naira')
  },
}

export const HiddenInCompany: Story = {
  name: 'Hidden in company',
  decorators: [Story => <AmountPrivacy defaultHidden>{Story()}</AmountPrivacy>],
  parameters: {
    docs: { description: { story: 'With amounts hidden the shape stays and every figure goes.' } },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/₦\d/)
    await expect(within(canvasElement).getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Sep 2026: Value hidden, Paid in hidden',
    )
  },
}
