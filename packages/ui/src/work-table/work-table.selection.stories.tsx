import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AmountPrivacy } from '../amount-privacy/amount-privacy.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import type { Transaction } from '../data-table/story-transactions.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { expectHeardOnly, listen } from '../story-layout/expect-heard.ts'
import { says } from '../story-layout/says.ts'
import { boxesOf } from './story-boxes.ts'
import { isOpen, keyOf, linkTo, mixedTransactions, WorkStory, workArgs } from './story-work.tsx'
import { useRowSelection } from './use-row-selection.ts'
import { WorkTable } from './work-table.tsx'

const meta = {
  title: 'Primitives/Work table/Selection',
  component: WorkTable<Transaction>,
  args: workArgs,
  render: args => <WorkStory {...args} />,
} satisfies Meta<typeof WorkTable<Transaction>>

export default meta
type Story = StoryObj<typeof meta>

export const NoneSomeAll: Story = {
  name: 'None, some, all',
  parameters: says(
    'The box in the head stands for all rows: ticked for all, a dash for some. Each change is said once, with what the chosen rows come to.',
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { all, at } = boxesOf(canvasElement)
    await listen()
    await expect(all).not.toBeChecked()
    await userEvent.click(at(0))
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(canvas.getByText('8 chosen')).toBeVisible()
    await userEvent.click(all)
    await expect(all).not.toBeChecked()
    await expect(canvas.queryByText('8 chosen')).not.toBeInTheDocument()
    await expectHeardOnly(
      '1 chosen: 250,000 naira',
      '8 chosen: minus 456,500 naira and 131.49 dollars',
      'Nothing is chosen',
    )
  },
}

export const Range: Story = {
  name: 'A range',
  parameters: says(
    'With Shift a press reaches from the row pressed before, in the order that is shown; so does Shift with Space.',
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    const before = boxesOf(canvasElement)
    await user.click(before.at(1))
    await user.keyboard('{Shift>}')
    await user.click(before.at(4))
    await user.keyboard('{/Shift}')
    await expect(canvas.getByText('4 chosen')).toBeVisible()
    // Another order chooses nothing else.
    const chosen = canvas
      .getAllByRole('checkbox', { checked: true })
      .map(box => box.getAttribute('aria-label'))
    await user.click(canvas.getByRole('button', { name: 'Amount' }))
    const after = canvas
      .getAllByRole('checkbox', { checked: true })
      .map(box => box.getAttribute('aria-label'))
    await expect(after).not.toEqual(chosen)
    await expect(after.toSorted()).toEqual(chosen.toSorted())
    await user.click(canvas.getByRole('button', { name: 'Choose none' }))
    const sorted = boxesOf(canvasElement)
    await expect(sorted.all).toHaveFocus()
    sorted.at(0).focus()
    await user.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    await expect(canvas.getByText('3 chosen')).toBeVisible()
    await expect(sorted.at(1)).toBeChecked()
  },
}

export const TwoCurrencies: Story = {
  name: 'Two currencies',
  args: {
    actions: chosen => <CopyButton text={chosen.map(keyOf).join('\n')} of="chosen references" />,
  },
  render: args => <WorkStory {...args} chosen={['T0', 'T2', 'T5']} />,
  parameters: says('A total for each currency, never one for both; beside them what can be done.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bar = canvas.getByText('3 chosen').parentElement
    await expect(bar).toHaveTextContent('₦250,000')
    await expect(bar).toHaveTextContent('$131.49')
    await expect(canvas.getByRole('button', { name: 'Copy chosen references' })).toBeVisible()
  },
}

export const HiddenAmounts: Story = {
  name: 'Hidden amounts',
  render: args => (
    <AmountPrivacy defaultHidden>
      <WorkStory {...args} />
    </AmountPrivacy>
  ),
  parameters: says('Where amounts are hidden, totals are too, and nothing says them aloud.'),
  play: async ({ canvasElement }) => {
    await listen()
    await userEvent.click(boxesOf(canvasElement).at(0))
    await expectHeardOnly('1 chosen')
    const bar = within(canvasElement).getByText('1 chosen').parentElement
    await expect(bar).toHaveTextContent('₦••••')
    await expect(bar).not.toHaveTextContent('250,000')
  },
}

export const NotEveryRow: Story = {
  name: 'Not every row',
  args: { canChoose: isOpen },
  parameters: says('A row that can’t be chosen has no box, and all means the others.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all 7' }))
    await expect(canvas.getByText('7 chosen')).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: /^Withdrawal, / })).not.toBeInTheDocument()
  },
}

const perPage = 5
const all = mixedTransactions(12)

function InPages(args: Parameters<typeof WorkTable<Transaction>>[0]) {
  const selection = useRowSelection<Transaction>()
  const [page, setPage] = useState(1)
  const [rows, setRows] = useState(() => all.slice(0, perPage))
  const goTo = (next: number) => {
    setPage(next)
    setRows(all.slice((next - 1) * perPage, next * perPage))
  }
  return (
    <div className="flex flex-col gap-4">
      <WorkTable {...args} selection={selection} rows={rows} paged />
      <Pagination
        page={page}
        perPage={perPage}
        totalCount={all.length}
        of="transactions"
        onPageChange={goTo}
      />
    </div>
  )
}

export const OverPages: Story = {
  name: 'Over pages',
  render: args => <InPages {...args} />,
  parameters: says('What was chosen on one page stays so on the next, and counts.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { all: everyOne, at } = boxesOf(canvasElement)
    await listen()
    await userEvent.click(at(0))
    await userEvent.click(at(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(everyOne).not.toBePartiallyChecked()
    await userEvent.click(boxesOf(canvasElement).at(1))
    await expect(canvas.getByText('3 chosen')).toHaveTextContent('2 on other pages')
    await expectHeardOnly(
      '1 chosen: 250,000 naira',
      '2 chosen: 250,000 naira and 12.48 dollars',
      'Page 2 of 3, transactions 6 to 10 of 12',
      '2 chosen, 2 on other pages: 250,000 naira and 12.48 dollars',
      '3 chosen, 2 on other pages: 248,500 naira and 12.48 dollars',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(boxesOf(canvasElement).at(2)).toBeChecked()
  },
}

export const AnswersAnew: Story = {
  name: 'Answers that come anew',
  render: args => <Anew {...args} />,
  parameters: says('What has left the list meanwhile is chosen no more; the rest stays.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(boxesOf(canvasElement).all)
    await expect(canvas.getByText('8 chosen')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await expect(canvas.getByText('5 chosen')).toBeVisible()
    await expect(boxesOf(canvasElement).all).toBeChecked()
  },
}

function Anew({ rows, ...args }: Parameters<typeof WorkTable<Transaction>>[0]) {
  const [given, setGiven] = useState(rows)
  return (
    <div className="flex flex-col items-stretch gap-4">
      <button type="button" className="self-start" onClick={() => setGiven(rows.slice(3))}>
        Ask again
      </button>
      <WorkStory {...args} rows={given} />
    </div>
  )
}

export const AsCards: Story = {
  name: 'As cards',
  args: { rows: mixedTransactions(4), rowLink: linkTo },
  decorators: [Story => <div className="max-w-sm">{Story()}</div>],
  parameters: says('On a phone a box stands before each card, and one for all above them.'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Choose all 4')).toBeVisible())
    const { at } = boxesOf(canvasElement)
    await userEvent.click(at(1))
    await userEvent.click(at(2))
    await expect(canvas.getByText('2 chosen')).toBeVisible()
    for (const place of [0, 1]) {
      const box = at(place).getBoundingClientRect()
      await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    }
    await expect(canvas.getByRole('checkbox', { name: 'Choose all 4' })).toBePartiallyChecked()
  },
}
