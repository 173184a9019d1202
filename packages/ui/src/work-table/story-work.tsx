// Tables one works in, for their stories: two currencies, a selection that the story holds, a view that is kept nowhere.
import { useState } from 'react'
import {
  largeTransactions,
  type Transaction,
  transactionColumns,
  transactions,
} from '../data-table/story-transactions.tsx'
import { createRowSelection } from './row-selection.ts'
import type { ViewStore } from './table-view.ts'
import { WorkTable, type WorkTableProps } from './work-table.tsx'

export const keyOf = ({ id }: Transaction) => id
export const nameOf = ({ what, day }: Transaction) => `${what}, ${day}`
export const amountOf = ({ currency, minor }: Transaction) => ({ currency, minor })
export const isOpen = ({ status }: Transaction) => status !== 'Cancelled'
export const linkTo = ({ id }: Transaction) => <a href={`#${id}`}>.</a>

/** Every third is in dollars. */
export function mixedTransactions(count: number): Transaction[] {
  return transactions(count).map((row, at) =>
    at % 3 === 2 ? { ...row, currency: 'USD', minor: row.minor / 1000n } : row,
  )
}

/** What the stories of the table begin with. */
export const workArgs = {
  caption: 'Transactions of both wallets',
  columns: transactionColumns,
  rows: mixedTransactions(8),
  rowKey: keyOf,
  rowName: nameOf,
  amountOf,
}

/** The longest names, and amounts that need more than any column’s least width. */
export const longTransactions: readonly Transaction[] = largeTransactions.map(row => ({
  ...row,
  balance: 99_999_999_999_999n,
}))

/** As a page has them that says nothing of its widths. */
export const equalColumns = transactionColumns.map(({ width: _, ...column }) => column)

/** What the browser would keep, in a story that it keeps nothing of. */
export function storyStore(kept: string | null = null): ViewStore & { kept(): string | null } {
  let text = kept
  return {
    read: () => text,
    write: next => {
      text = next
    },
    clear: () => {
      text = null
    },
    kept: () => text,
  }
}

type WorkStoryProps = Omit<WorkTableProps<Transaction>, 'selection'> & {
  /** Those that are chosen from the start, by id. */
  chosen?: readonly string[]
  /** Without a selection there is no box before a row. */
  chooses?: boolean
}

/** A table with a selection of its own; each story begins with a new one. */
export function WorkStory({ chosen = [], chooses = true, ...table }: WorkStoryProps) {
  const [selection] = useState(() => {
    const begun = createRowSelection<Transaction>()
    begun.show(table.rows.map(row => [row.id, row] as const))
    for (const id of chosen) begun.toggle(id)
    return begun
  })
  return <WorkTable {...table} selection={chooses ? selection : undefined} />
}
