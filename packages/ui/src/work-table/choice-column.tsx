import { useSyncExternalStore } from 'react'
import type { DataColumn } from '../data-table/data-column.ts'
import { useWords } from '../words/use-words.ts'
import type { RowSelection } from './row-selection.ts'
import { TickBox } from './tick-box.tsx'
import { useChosen } from './use-row-selection.ts'
import { workTableWords } from './work-table.words.ts'

type Choosing<Row> = {
  selection: RowSelection<Row>
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  canChoose: ((row: Row) => boolean) | undefined
  count: number
  /** Of the column. */
  header: string
}

export const choiceColumnId = 'choice'

/** As large as a finger needs, in a column as wide as what is drawn. */
const overItsColumn = '-m-[calc((var(--control-height-small)-(--spacing(6)))/2)]'

/** A box before each row. A press draws that box anew, not the table. */
export function choiceColumn<Row>(choosing: Choosing<Row>): DataColumn<Row> {
  const { selection, rowKey, rowName, canChoose, count, header } = choosing
  return {
    id: choiceColumnId,
    header,
    head: <ChooseAll selection={selection} count={count} />,
    width: '1.5rem',
    card: 'choice',
    cell: row =>
      canChoose?.(row) === false ? null : (
        <ChooseRow selection={selection} id={rowKey(row)} name={rowName(row)} />
      ),
  }
}

type ChooseAllProps<Row> = {
  selection: RowSelection<Row>
  /** How many there are to choose. */
  count: number
  /** Whether its words are shown. */
  inWords?: boolean
}

export function ChooseAll<Row>({ selection, count, inWords = false }: ChooseAllProps<Row>) {
  const { extent } = useChosen(selection)
  const words = useWords('workTable', workTableWords)
  const name = words.chooseAll(count)
  return (
    <TickBox
      ticked={extent === 'some' ? 'some' : extent === 'all'}
      onTick={selection.toggleAll}
      disabled={count === 0}
      {...(inWords ? { children: name } : { label: name })}
      className={inWords ? undefined : overItsColumn}
    />
  )
}

type ChooseRowProps<Row> = { selection: RowSelection<Row>; id: string; name: string }

function ChooseRow<Row>({ selection, id, name }: ChooseRowProps<Row>) {
  const isChosen = useSyncExternalStore(
    selection.subscribe,
    () => selection.has(id),
    () => false,
  )
  return (
    <TickBox
      ticked={isChosen}
      onTick={reaches => selection.toggle(id, reaches)}
      label={name}
      className={overItsColumn}
    />
  )
}
