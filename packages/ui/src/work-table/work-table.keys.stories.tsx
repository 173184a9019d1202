import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { DataColumn } from '../data-table/data-column.ts'
import {
  type Transaction,
  transactionColumns,
  transactions,
} from '../data-table/story-transactions.tsx'
import { says } from '../story-layout/says.ts'
import { boxesOf } from './story-boxes.ts'
import { WorkStory, workArgs } from './story-work.tsx'
import { WorkTable } from './work-table.tsx'

const opened = fn()

const link = ({ id }: Transaction) => (
  <a
    href={`#${id}`}
    onClick={event => {
      event.preventDefault()
      opened(id)
    }}
  >
    .
  </a>
)

const meta = {
  title: 'Primitives/Work table/Keys',
  component: WorkTable<Transaction>,
  args: {
    ...workArgs,
    rowLink: link,
  },
  beforeEach: () => void opened.mockClear(),
  render: args => <WorkStory {...args} />,
} satisfies Meta<typeof WorkTable<Transaction>>

export default meta
type Story = StoryObj<typeof meta>

const linkIn = (canvasElement: HTMLElement, place: number) =>
  canvasElement.querySelectorAll('tbody tr')[place]?.querySelector('a')

export const RowByRow: Story = {
  name: 'Row by row',
  parameters: says('J and K, or the arrows, go from row to row; X chooses it, Enter opens it.'),
  play: async ({ canvasElement }) => {
    linkIn(canvasElement, 0)?.focus()
    await userEvent.keyboard('jj')
    await expect(linkIn(canvasElement, 2)).toHaveFocus()
    await userEvent.keyboard('k{ArrowDown}{ArrowDown}{ArrowUp}x')
    await expect(linkIn(canvasElement, 2)).toHaveFocus()
    await expect(boxesOf(canvasElement).at(2)).toBeChecked()
    await userEvent.keyboard('x')
    await expect(boxesOf(canvasElement).at(2)).not.toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenLastCalledWith('T2')
    // Down the column of boxes, and Enter opens from there too.
    boxesOf(canvasElement).at(2).focus()
    await userEvent.keyboard('j{Enter}')
    await expect(boxesOf(canvasElement).at(3)).toHaveFocus()
    await expect(opened).toHaveBeenLastCalledWith('T3')
    // What Shift reached before is over: a letter chooses one row.
    boxesOf(canvasElement).at(1).focus()
    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect(within(canvasElement).getByText('2 chosen')).toBeVisible()
    await userEvent.click(boxesOf(canvasElement).at(5))
    linkIn(canvasElement, 1)?.focus()
    await userEvent.keyboard('x')
    await expect(within(canvasElement).getByText('2 chosen')).toBeVisible()
    // Before the first and after the last there is nothing.
    linkIn(canvasElement, 0)?.focus()
    await userEvent.keyboard('k')
    await expect(linkIn(canvasElement, 0)).toHaveFocus()
  },
}

function WithNotes(args: Parameters<typeof WorkTable<Transaction>>[0]) {
  const columns = useMemo(
    (): readonly DataColumn<Transaction>[] => [
      ...transactionColumns.slice(0, 2),
      {
        id: 'note',
        header: 'Note',
        card: 'detail',
        width: '12rem',
        cell: row => (
          <input
            aria-label={`Note on ${row.what}`}
            className="relative z-1 min-h-control-small w-full rounded-box border border-line-strong bg-field px-2"
          />
        ),
      },
    ],
    [],
  )
  return <WorkStory {...args} columns={columns} />
}

export const WhileTyping: Story = {
  name: 'While typing',
  render: args => <WithNotes {...args} />,
  parameters: says('In a field a letter is a letter, and the arrows are the field’s.'),
  play: async ({ canvasElement }) => {
    const note = within(canvasElement).getByRole('textbox', { name: 'Note on Rent Pool' })
    await userEvent.type(note, 'jxk{ArrowDown}')
    await expect(note).toHaveFocus()
    await expect(note).toHaveValue('jxk')
    await expect(within(canvasElement).queryByText('1 chosen')).not.toBeInTheDocument()
  },
}

export const LettersOfThePage: Story = {
  name: 'Letters of the page',
  args: { letters: false },
  parameters: says('Where the page has letters of its own, the table has the arrows alone.'),
  play: async ({ canvasElement }) => {
    linkIn(canvasElement, 1)?.focus()
    await userEvent.keyboard('jx')
    await expect(linkIn(canvasElement, 1)).toHaveFocus()
    await expect(boxesOf(canvasElement).at(1)).not.toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(linkIn(canvasElement, 2)).toHaveFocus()
  },
}

export const PressInARow: Story = {
  name: 'A press in a row',
  decorators: [Story => <div className="w-200 max-w-full">{Story()}</div>],
  parameters: says(
    'A press anywhere in a row opens it, also where its columns scroll; one on its box chooses.',
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('.work-table')).toHaveAttribute('data-sideways'),
    )
    const row = canvasElement.querySelectorAll('tbody tr')[1]
    const status = row?.children[4]
    if (!status) throw new Error('The row has too few cells.')
    await userEvent.click(status)
    await expect(opened).toHaveBeenLastCalledWith('T1')
    opened.mockClear()
    await userEvent.click(boxesOf(canvasElement).at(1))
    await expect(opened).not.toHaveBeenCalled()
    await expect(boxesOf(canvasElement).at(1)).toBeChecked()
  },
}

export const TenThousandRows: Story = {
  name: 'Ten thousand rows',
  args: { rows: transactions(10_000), height: '32rem', view: {} },
  parameters: says(
    'All of ten thousand chosen by one press, and gone through by keys; only those in sight exist.',
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('region')
    const rowAt = (index: number) => box.querySelector(`[aria-rowindex="${index}"]`)
    await waitFor(() => expect(rowAt(4)).toBeVisible())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all 10,000' }))
    await expect(canvas.getByText('10,000 chosen')).toBeVisible()
    await waitFor(() => {
      // The end is known once every row has its place.
      box.scrollTop = box.scrollHeight
      expect(rowAt(10_001)).toBeVisible()
    })
    await expect(rowAt(10_001)?.querySelector('input')).toBeChecked()
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    box.scrollTop = 0
    await waitFor(() => expect(rowAt(2)).toBeVisible())
    rowAt(2)?.querySelector('a')?.focus()
    for (let at = 3; at < 23; at += 1) {
      await userEvent.keyboard('j')
      await waitFor(() => expect(rowAt(at)?.querySelector('a')).toHaveFocus())
    }
    await userEvent.keyboard('x')
    await expect(canvas.getByText('9,999 chosen')).toBeVisible()
  },
}

function ManyInTurn(args: Parameters<typeof WorkTable<Transaction>>[0]) {
  const [rows] = useState(() => transactions(300))
  return <WorkStory {...args} rows={rows} height="24rem" />
}

export const BackToTheRow: Story = {
  name: 'Back to the row',
  render: args => <ManyInTurn {...args} />,
  parameters: says('However far one has scrolled, the next key goes on from the row of the focus.'),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region')
    const rowAt = (index: number) => box.querySelector(`[aria-rowindex="${index}"]`)
    await waitFor(() => expect(rowAt(3)).toBeVisible())
    rowAt(3)?.querySelector('a')?.focus()
    await waitFor(() => {
      box.scrollTop = box.scrollHeight
      expect(rowAt(301)).toBeVisible()
    })
    await userEvent.keyboard('j')
    await waitFor(() => expect(rowAt(4)?.querySelector('a')).toHaveFocus())
    await waitFor(() => expect(rowAt(4)).toBeVisible())
  },
}
