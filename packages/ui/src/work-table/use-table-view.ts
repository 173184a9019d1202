import { useMemo, useState } from 'react'
import type { DataColumn } from '../data-table/data-column.ts'
import { isSameView, readView, type TableView, type ViewStore, writeView } from './table-view.ts'

export type ViewOptions = {
  /** Where the view of this table is kept; without it, it lasts as long as the page. */
  store?: ViewStore | undefined
  /** Columns that nobody sees until they ask for them, by id. */
  hidden?: readonly string[] | undefined
}

const nothingHidden: readonly string[] = []

/** Which columns are shown and how close the rows are, as it was left the last time. */
export function useTableView<Row>(
  columns: readonly DataColumn<Row>[],
  { store, hidden = nothingHidden }: ViewOptions,
) {
  // What a row is about stays: without it nobody knows what the rest belongs to.
  const canHide = useMemo(() => columns.filter(({ card }) => card !== 'title'), [columns])
  const first: TableView = { hidden, density: 'comfortable' }
  const [view, setView] = useState(() =>
    readView(store?.read() ?? null, { canHide: canHide.map(({ id }) => id), first }),
  )
  const shown = useMemo(
    () => columns.filter(({ id }) => !view.hidden.includes(id)),
    [columns, view.hidden],
  )
  const change = (next: TableView) => {
    setView(next)
    if (isSameView(next, first)) store?.clear()
    else store?.write(writeView(next))
  }
  return { view, shown, canHide, change, reset: () => change(first) }
}
