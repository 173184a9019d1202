import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { expectHeardOnly, listen } from '../story-layout/expect-heard.ts'
import { tableTester } from '../testers/table-tester.ts'
import { DataTable } from './data-table.tsx'
import { dataTableExamples } from './story-examples.tsx'
import {
  largeTransactions,
  type Transaction,
  transactionColumns,
  transactions,
} from './story-transactions.tsx'

const meta = {
  title: 'Primitives/Data table',
  component: DataTable<Transaction>,
  tags: ['autodocs'],
  args: {
    caption: 'Transactions of the NGN wallet',
    columns: transactionColumns,
    rows: transactions(8),
    rowKey: row => row.id,
  },
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    empty: { control: false },
    className: { control: false },
  },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Built on `<table>` with every role stated, since some browsers drop the meaning of a table that is laid out as a grid; heads that sort follow the WAI-ARIA sortable table. Where the columns need more than there is, rows become cards: by the room the table has and not by the window, because beside a sidebar it may be narrow on a desk too. Long tables draw the rows in sight by `@tanstack/react-virtual` and still tell their whole count. react-table was refused: 13 kB for the sorting.',
      when: 'For many things of one kind with the same facts, to be read and compared: transactions, members, payouts. In a narrow place each row becomes a card. With `height` it scrolls in itself and draws thousands of rows a few at a time.',
      whenNot: [
        { case: 'Rows are chosen, added up or gone through by keys', take: 'Work table' },
        { case: 'It is about one thing', take: 'Key-value list' },
        { case: 'It happened in an order, to one thing', take: 'Timeline' },
        { case: 'It is a wallet’s movements, to be read day by day', take: 'Receipt row' },
      ],
      keyboard: [
        {
          keys: ['Enter', 'Space'],
          does: 'On a column’s head: sorts by it; again, the other way round.',
        },
      ],
      writing: [
        {
          advice: 'A head is a noun; the unit stands with the value.',
          good: 'Amount',
          bad: 'Amt. (NGN)',
        },
        {
          advice: 'Where there are no rows, it says why, and what to do.',
          good: 'No transaction matches. Show all kinds again.',
          bad: 'No data',
        },
      ],
      anatomy: {
        story: 'pieces',
        height: '16rem',
        pieces: [
          {
            name: 'Head',
            is: 'Names a column; one that can be sorted is a button, and shows by which it is.',
            at: 'th[aria-sort] button',
          },
          {
            name: 'Row',
            is: 'One thing. In a narrow place each becomes a card.',
            // Storybook's page has a hidden table of its own in front.
            at: '#storybook-root tbody tr:nth-child(2) td',
          },
          {
            name: 'Figure',
            is: 'Stands at the end, so that amounts can be compared.',
            at: '#storybook-root tbody [data-currency]',
          },
        ],
      },
      examples: dataTableExamples,
    },
    docs: {
      description: {
        component: `Rows that can be sorted and compared. In a narrow place each row becomes a card: a column says where it goes there (title, figure, note, tag, detail or hidden).

**States**: filled, sorted, loading, empty; a row with a link takes the press in its whole width. Why it is empty is an empty state, small.`,
      },
    },
  },
} satisfies Meta<typeof DataTable<Transaction>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Eight transactions, newest first.' } } },
}

export const Playground: Story = {
  args: { defaultSort: { id: 'amount', descending: true } },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const Sorts: Story = {
  name: 'Sorts',
  parameters: {
    docs: {
      description: {
        story: 'One press on a head sorts ascending, a second descending; each is said.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const table = tableTester(within(canvasElement).getByRole('table'), userEvent)
    const amount = within(canvasElement).getByRole('columnheader', { name: 'Amount' })
    await listen()
    await table.sort('Amount')
    await expect(amount).toHaveAttribute('aria-sort', 'ascending')
    await expect(table.column('Amount')[0]).toContain('−₦330,000')
    await table.sort('Amount')
    await expect(amount).toHaveAttribute('aria-sort', 'descending')
    await expect(table.column('Amount')[0]).toContain('+₦250,000')
    await table.sort('Date')
    await table.sort('Date')
    await expectHeardOnly(
      'Sorted by amount, smallest first',
      'Sorted by amount, largest first',
      'Sorted by date, oldest first',
      'Sorted by date, newest first',
    )
  },
}

const askServer = fn()

export const SortedByTheServer: Story = {
  name: 'Sorted by the server',
  args: { sort: { id: 'day', descending: true }, onSortChange: askServer },
  parameters: {
    docs: {
      description: {
        story: 'The head only asks for an order; the rows change when new ones arrive.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const table = tableTester(within(canvasElement).getByRole('table'), userEvent)
    const before = table.column('What')
    await table.sort('What')
    await expect(askServer).toHaveBeenCalledWith({ id: 'what', descending: false })
    await expect(table.column('What')).toEqual(before)
  },
}

export const TenThousandRows: Story = {
  name: 'Ten thousand rows',
  args: { rows: transactions(10_000), height: '32rem' },
  parameters: {
    docs: {
      description: {
        story: 'Ten thousand rows scroll inside the table; only those in sight exist.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(tableTester(canvas.getByRole('table'), userEvent).size()).toBe(10_000)
    const box = canvas.getByRole('region')
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(8))
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    await waitFor(() => {
      // The end is known once every row has its place.
      box.scrollTop = box.scrollHeight
      expect(box.querySelector('[aria-rowindex="10001"]')).toBeVisible()
    })
    box.scrollTop = 0
    await waitFor(() => expect(box.querySelector('[aria-rowindex="2"]')).toBeVisible())
    await expect(canvas.getByRole('region')).toHaveAttribute('tabindex', '0')
  },
}

export const FocusedRowScrolledAway: Story = {
  name: 'Focused row scrolled away',
  args: {
    rows: transactions(10_000),
    height: '32rem',
    rowLink: row => <a href={`#${row.id}`}>.</a>,
  },
  parameters: {
    docs: {
      description: {
        story:
          'However far one scrolls, the row that has the focus keeps it; the arrows find it again.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region')
    const rowAt = (index: number) => box.querySelector(`[aria-rowindex="${index}"]`)
    const linkOf = (index: number) => rowAt(index)?.querySelector('a')
    await waitFor(() => {
      linkOf(4)?.focus()
      expect(linkOf(4)).toHaveFocus()
    })
    await waitFor(() => {
      // The end is known once every row has its place.
      box.scrollTop = box.scrollHeight
      expect(rowAt(10_001)).toBeVisible()
    })
    await expect(linkOf(4)).toHaveFocus()
    await expect(within(canvasElement).getAllByRole('row').length).toBeLessThan(60)
    // Once the focus goes elsewhere the row goes too.
    linkOf(10_001)?.focus()
    await waitFor(() => expect(rowAt(4)).toBeNull())
  },
}

export const AsCards: Story = {
  name: 'As cards',
  tags: ['matrix'],
  args: { rows: transactions(4), rowLink: row => <a href={`#${row.id}`}>.</a> },
  decorators: [Story => <div className="max-w-sm">{Story()}</div>],
  parameters: {
    docs: {
      description: {
        story:
          'In a narrow place: what and how much on one line, when and how it stands below. Screen readers still hear the head of each cell.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const head = () => within(canvasElement).getAllByRole('row')[0] as HTMLElement
    const heads = () => within(head()).getAllByRole('columnheader')
    const shown = ['Date', 'What', 'Status', 'Amount']
    // It becomes cards once it knows its place.
    await waitFor(() => expect(heads().map(({ textContent }) => textContent)).toEqual(shown))
    const [, row] = within(canvasElement).getAllByRole('row')
    await expect(within(row as HTMLElement).getAllByRole('cell')).toHaveLength(shown.length)
    await expect(within(head()).queryByRole('button')).toBeNull()
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Sort by'), 'amount:true')
    const table = tableTester(within(canvasElement).getByRole('table'), userEvent)
    await expect(table.column('Amount')[0]).toContain('+₦250,000')
  },
}

export const TooNarrowForItsColumns: Story = {
  name: 'Too narrow for its columns',
  decorators: [Story => <div className="w-200 max-w-full">{Story()}</div>],
  parameters: {
    docs: {
      description: { story: 'Six columns need more than this place has, so the rows are cards.' },
    },
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table')
    await waitFor(() =>
      expect(table.closest('[data-shape]')).toHaveAttribute('data-shape', 'cards'),
    )
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
  },
}

/** As a page has them that says nothing of its widths: each column an equal part. */
const equalColumns = transactionColumns.map(({ width: _, ...column }) => column)

export const NothingOverTheEdge: Story = {
  name: 'Nothing over the edge',
  args: { columns: equalColumns, rows: largeTransactions },
  parameters: {
    docs: {
      description: {
        story:
          'At every width from a phone to a desk no cell’s words pass the edge of the table: where they would, the rows are cards.',
      },
    },
  },
  render: args => (
    <div data-testid="room">
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const room = within(canvasElement).getByTestId('room')
    const drawn = () =>
      new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const over: string[] = []
    for (let width = 320; width <= 1600; width += 20) {
      room.style.width = `${width}px`
      await drawn()
      const edge = room.getBoundingClientRect().right
      const texts = document.createTreeWalker(room, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // What only screen readers hear has no place on the page.
        if (text.parentElement?.closest('.sr-only, thead')) continue
        const words = document.createRange()
        words.selectNodeContents(text)
        const { right } = words.getBoundingClientRect()
        if (right > edge + 1) over.push(`${Math.round(right - edge)} px at ${width}`)
      }
    }
    room.style.width = ''
    await expect(over).toEqual([])
  },
}

export const HiddenAndShown: Story = {
  name: 'Hidden and shown',
  parameters: {
    docs: { description: { story: 'Hidden for a while, as in a tab, it comes back as it was.' } },
  },
  play: async ({ canvasElement }) => {
    const shape = () => within(canvasElement).getByRole('table').closest('[data-shape]')
    await waitFor(() => expect(shape()).toHaveAttribute('data-shape', 'lines'))
    const changes: string[] = []
    const observer = new MutationObserver(seen => changes.push(...seen.map(({ type }) => type)))
    const watched = shape()
    if (watched) observer.observe(watched, { attributeFilter: ['data-shape'] })
    for (const hidden of [true, false]) {
      canvasElement.hidden = hidden
      await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    }
    observer.disconnect()
    await expect(changes).toEqual([])
  },
}

export const LongAndLarge: Story = {
  name: 'Long and large',
  tags: ['matrix'],
  args: { rows: largeTransactions },
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    docs: {
      description: { story: 'Long names break between words; an amount of any size stays whole.' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−₦9,999,999,999.99')
    for (const amount of canvasElement.querySelectorAll<HTMLElement>('td [data-currency]')) {
      const cell = amount.closest('td')?.getBoundingClientRect()
      const { left, right } = amount.getBoundingClientRect()
      if (right > left) await expect(left).toBeGreaterThanOrEqual(Math.floor(cell?.left ?? 0))
    }
  },
}

export const Loading: Story = {
  args: { rows: [], loading: true },
  parameters: { docs: { description: { story: 'Five grey lines keep the place.' } } },
}

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        compact
        title="No transaction matches"
        action={
          <Button size="small" variant="secondary">
            Clear the filters
          </Button>
        }
      >
        Try other dates, or look in your USD wallet.
      </EmptyState>
    ),
  },
  parameters: { docs: { description: { story: 'The head stays, and under it why it is empty.' } } },
}

export const Pieces: Story = {
  // Among the others on the page of documentation it would say nothing new.
  tags: ['!autodocs'],
  args: {
    columns: transactionColumns.filter(({ id }) => ['day', 'what', 'amount'].includes(id)),
    rows: transactions(3),
    defaultSort: { id: 'day', descending: true },
  },
  parameters: { docs: { description: { story: 'Three columns, the newest first.' } } },
}
