import { useState, useSyncExternalStore } from 'react'
import { type Chosen, createRowSelection, type RowSelection } from './row-selection.ts'

/** To be given to a table, and read beside it: whoever has it knows what is chosen. */
export function useRowSelection<Row>(): RowSelection<Row> {
  const [selection] = useState(() => createRowSelection<Row>())
  return selection
}

/** What is chosen now. */
export function useChosen<Row>(selection: RowSelection<Row>): Chosen<Row> {
  return useSyncExternalStore(selection.subscribe, selection.chosen, selection.chosen)
}
