import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import type { Sort } from '../data-table/data-column.ts'
import { DataTable, type DataTableProps } from '../data-table/data-table.tsx'
import { useSortedRows } from '../data-table/use-sorted-rows.ts'
import type { MoneyAmount } from '../money/money-parts.ts'
import { useWords } from '../words/use-words.ts'
import { ChooseAll, choiceColumn } from './choice-column.tsx'
import { openRow } from './open-row.ts'
import { pressRowKey, type RowKeys, rowKeysOf } from './row-keys.ts'
import type { RowSelection } from './row-selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useSideways } from './use-sideways.ts'
import { useTableView, type ViewOptions } from './use-table-view.ts'
import { ViewMenu } from './view-menu.tsx'
import { workTableWords } from './work-table.words.ts'

export type WorkTableProps<Row extends object> = Omit<
  DataTableProps<Row>,
  'sideways' | 'dense' | 'className'
> & {
  /** A box before each row, and what is chosen: from `useRowSelection`. */
  selection?: RowSelection<Row> | undefined
  /** What a row is called beside its box. */
  rowName?: ((row: Row) => string) | undefined
  /** Rows that can’t be chosen have no box. */
  canChoose?: ((row: Row) => boolean) | undefined
  /** The rows are one page of more: what was chosen on the others stays so. */
  paged?: boolean | undefined
  /** What a row adds to the total of the chosen ones, in its currency. */
  amountOf?: ((row: Row) => MoneyAmount | undefined) | undefined
  /** What can be done with the chosen ones, beside their total. */
  actions?: ((chosen: readonly Row[]) => ReactNode) | undefined
  /** Without it, how many are chosen and what they come to is shown and said by the page. */
  totals?: boolean | undefined
  /** A menu of columns and of how close the rows are; `store` keeps what was arranged. */
  view?: ViewOptions | undefined
  /** Whether j, k and x work while the focus is in the table; a page with keys of its own uses `keys`. */
  letters?: boolean | undefined
  /** For keys of the whole page: goes from row to row, chooses the one with the focus. */
  keys?: Ref<RowKeys> | undefined
}

declare module 'react' {
  interface CSSProperties {
    '--table-least'?: string
  }
}

const wholeView: ViewOptions = {}

export function WorkTable<Row extends object>({
  selection,
  rowName,
  canChoose,
  paged,
  amountOf,
  actions,
  totals = true,
  view: viewOptions,
  letters = true,
  keys,
  sort: givenSort,
  onSortChange,
  defaultSort,
  ...table
}: WorkTableProps<Row>) {
  const { caption, columns: givenColumns, rows, rowKey, rowLink, loading = false } = table
  const box = useRef<HTMLDivElement>(null)
  const words = useWords('workTable', workTableWords)
  const given = onSortChange ? { sort: givenSort, onSortChange } : undefined
  const { sorted, sort, change } = useSortedRows({
    rows,
    columns: givenColumns,
    defaultSort,
    given,
  })
  const arranged = useTableView(givenColumns, viewOptions ?? wholeView)
  const open = useMemo(() => (canChoose ? sorted.filter(canChoose) : sorted), [sorted, canChoose])
  const columns = useMemo(() => {
    if (!selection) return arranged.shown
    const choice = choiceColumn<Row>({
      selection,
      rowKey,
      rowName: rowName ?? rowKey,
      canChoose,
      count: open.length,
      header: words.choose,
    })
    return [choice, ...arranged.shown]
  }, [selection, rowKey, rowName, canChoose, open.length, arranged.shown, words])
  const { sideways, least, columns: tracked } = useSideways(box, columns, sorted)
  useLayoutEffect(() => {
    // What is on its way may have all that was chosen.
    if (!loading)
      selection?.show(
        open.map(row => [rowKey(row), row]),
        paged,
      )
  }, [selection, open, rowKey, paged, loading])
  useImperativeHandle(keys, () => ({
    go: step => box.current && rowKeysOf(box.current).go(step),
    choose: () => box.current !== null && rowKeysOf(box.current).choose(),
  }))
  const clear = () => {
    selection?.clear()
    // The bar goes, and with it the button that had the focus.
    const all = box.current?.querySelectorAll<HTMLElement>('[data-choose-all] input, thead input')
    for (const each of all ?? []) each.focus()
  }
  const style: CSSProperties = { '--table-least': least }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: presses and keys are those of the rows in it
    <div
      ref={box}
      style={style}
      data-sideways={sideways || undefined}
      data-choosing={selection ? true : undefined}
      data-density={arranged.view.density}
      className="work-table flex flex-col gap-2"
      onKeyDown={event => box.current && pressRowKey(box.current, event.nativeEvent, letters)}
      onClick={rowLink ? event => openRow(event.nativeEvent) : undefined}
    >
      {selection || viewOptions ? (
        <div
          data-choose-all={viewOptions ? undefined : true}
          className="flex items-center justify-between gap-4"
        >
          {selection ? (
            <div data-choose-all className="ps-4.75">
              <ChooseAll selection={selection} count={open.length} inWords />
            </div>
          ) : null}
          {viewOptions ? (
            <div className="ms-auto">
              <ViewMenu
                caption={caption}
                view={arranged.view}
                columns={arranged.canHide}
                onChange={arranged.change}
                onReset={arranged.reset}
              />
            </div>
          ) : null}
        </div>
      ) : null}
      <DataTable
        {...table}
        columns={tracked}
        rows={sorted}
        sort={shownSort(sort, arranged.shown)}
        onSortChange={change}
        sideways={sideways}
        dense={arranged.view.density === 'compact'}
      />
      {selection && totals ? (
        <SelectionBar {...{ selection, amountOf, actions }} onClear={clear} />
      ) : null}
    </div>
  )
}

/** Rows keep the order of a column that was hidden since, but the menu of the cards can’t name it. */
function shownSort(sort: Sort | undefined, shown: readonly { id: string }[]): Sort | undefined {
  return shown.some(({ id }) => id === sort?.id) ? sort : undefined
}
