import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { Money } from '../money/money.tsx'
import { StatusPill } from '../status-pill/status-pill.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { KeyValueList } from './key-value-list.tsx'

const bank = [
  { label: 'Bank', value: 'Guaranty Trust Bank' },
  { label: 'Account name', value: 'Cooperative Investment Club Limited' },
  { label: 'Account number', value: '0123 456 789', copy: '0123456789' },
  { label: 'Reference', value: 'KF-7Q2M-84', copy: 'KF-7Q2M-84' },
]

const meta = {
  title: 'Primitives/Key-value list',
  component: KeyValueList,
  tags: ['autodocs'],
  args: { items: bank },
  argTypes: { items: { control: false }, className: { control: false } },
  decorators: [Story => <div className="max-w-4xl">{Story()}</div>],
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Built on `<dl>`, which readers can step through by name and value. Several things with the same facts are a data table. A value too wide for what its name leaves stands below it, so an amount never breaks.',
      when: 'For the facts about one thing, a name and a value a line: bank details, a summary before paying, the terms of a plan. `copy` is for what is typed elsewhere, `strong` for the sum.',
      whenNot: [
        { case: 'Several things have the same facts', take: 'Data table' },
        { case: 'The values are to be changed', take: 'Text field' },
        { case: 'One figure matters most', take: 'Stat' },
      ],
      writing: [
        {
          advice: 'The name is short, and the value is whole.',
          good: 'Our fee: ₦750',
          bad: 'Applicable processing fee amount: 750.00',
        },
      ],
    },
    docs: {
      description: {
        component: `Facts about one thing, a name and a value in each line.

**States**: rows and stacked; long values break, amounts never do.`,
      },
    },
  },
} satisfies Meta<typeof KeyValueList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Bank details with two values to copy.' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('term')).toHaveLength(4)
    await expect(canvas.getByRole('button', { name: 'Copy account number' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy reference' })).toBeVisible()
  },
}

export const Playground: Story = {
  args: { layout: 'stacked' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

const naira = (minor: bigint) => <Money amount={{ currency: 'NGN', minor }} />

export const EveryLayout: Story = {
  name: 'Every layout',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Rows, a sum under its line, and facts side by side.' } },
  },
  render: () => (
    <StateGrid
      states={{
        rows: (
          <Card>
            <KeyValueList items={bank} />
          </Card>
        ),
        'with a sum': (
          <Card>
            <KeyValueList
              items={[
                { label: 'Amount', value: naira(50_000_000n) },
                { label: 'Processing charge', value: naira(200_050n) },
                { label: 'You pay', value: naira(50_200_050n), strong: true },
              ]}
            />
          </Card>
        ),
        stacked: (
          <KeyValueList
            layout="stacked"
            items={[
              { label: 'Status', value: <StatusPill tone="success">Active</StatusPill> },
              { label: 'Tenor', value: '12 months' },
              { label: 'Matures', value: '12 January 2027' },
            ]}
          />
        ),
      }}
    />
  ),
}
