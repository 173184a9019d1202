import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Transaction } from '../data-table/story-transactions.tsx'
import { says } from '../story-layout/says.ts'
import { linkTo, WorkStory, workArgs } from './story-work.tsx'
import { WorkTable } from './work-table.tsx'

const meta = {
  title: 'Primitives/Work table',
  component: WorkTable<Transaction>,
  tags: ['autodocs'],
  args: workArgs,
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    selection: { control: false },
    empty: { control: false },
  },
  render: args => <WorkStory {...args} />,
  parameters: {
    part: {
      status: 'trial',
      decision:
        'Built around the data table rather than into it, so that what members read doesn’t carry what operators need. It follows the ARIA table, whose links and boxes stay stops of the Tab key while arrows go between them, and not the grid pattern, which would take the arrows from screen readers. Totals are kept a currency each and never added up across them.',
      when: 'For the lists of people who decide about many rows a day: rows are chosen and added up, columns are arranged and kept, keys go from row to row. `selection` comes from `useRowSelection`, so the page knows what is chosen; `view` adds the menu of columns and rows.',
      whenNot: [
        { case: 'Somebody only reads it', take: 'Data table' },
        { case: 'There are a few things that nobody chooses among', take: 'Key-value list' },
      ],
      keyboard: [
        {
          keys: ['Down', 'J'],
          does: 'Goes to the next row; J only where the page leaves letters to the table.',
        },
        { keys: ['Up', 'K'], does: 'Goes to the row before; K as J.' },
        { keys: ['X'], does: 'Chooses the row, or lets it go; X as J.' },
        {
          keys: ['Space'],
          does: 'On a row’s box: chooses the row; with Shift, all from the row that was chosen before.',
        },
        { keys: ['Enter'], does: 'On a row’s box or link: opens the row.' },
      ],
      writing: [
        {
          advice: 'What is done with the chosen rows says so with their number.',
          good: 'Approve 12 payouts',
          bad: 'Bulk action',
        },
      ],
    },
    docs: {
      description: {
        component: `A data table to work in: rows are chosen and added up, columns arranged, rows gone through by keys. It weighs only where it is used.

**States**: nothing, some or all chosen; a range by Shift; totals in one or two currencies; columns hidden; rows closer together; first and last column that stay while the others scroll; cards on a phone; loading; empty.`,
      },
    },
  },
} satisfies Meta<typeof WorkTable<Transaction>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: says('A box before each row, and in the head one for all of them.'),
}

export const Playground: Story = {
  args: { view: {}, rowLink: linkTo, defaultSort: { id: 'amount', descending: true } },
  parameters: says('Every property can be tried here.'),
}

export const Chooses: Story = {
  parameters: says('A press in the head chooses all, and what they come to stands below.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all 8' }))
    await expect(canvas.getByText('8 chosen')).toBeVisible()
  },
}
