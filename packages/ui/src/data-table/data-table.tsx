import { cx } from 'class-variance-authority'
import { type ReactNode, useState } from 'react'
import { say } from '../heard/say.ts'
import { useWords } from '../words/use-words.ts'
import type { DataColumn, Sort } from './data-column.ts'
import { dataTableWords } from './data-table.words.ts'
import { SortField } from './sort-field.tsx'
import { sortWords } from './sort-words.ts'
import { TableBody } from './table-body.tsx'
import { tableColumnsStyle } from './table-columns-style.ts'
import { TableHead } from './table-head.tsx'
import { tableRoles } from './table-roles.ts'
import type { RowLink } from './table-row.tsx'
import { useSortedRows } from './use-sorted-rows.ts'
import { useTableShape } from './use-table-shape.ts'

export type { DataColumn } from './data-column.ts'

export type DataTableProps<Row extends object> = {
  /** What the table holds; screen readers hear it, the page shows it as a heading. */
  caption: string
  /** Kept outside the component or memoised, like the rows. */
  columns: readonly DataColumn<Row>[]
  /** Kept as they are while they don’t change: a new list is sorted anew. */
  rows: readonly Row[]
  /** What tells one row from all others. */
  rowKey: (row: Row) => string
  /** How the table sorts its rows until a head is pressed. */
  defaultSort?: Sort | undefined
  /** With `onSortChange` the order is the server's, and the rows stay as they come. */
  sort?: Sort | undefined
  /** Hears a press on a column’s head; without it the table sorts by itself. */
  onSortChange?: ((sort: Sort) => void) | undefined
  /** The column placed as the card's title carries this link, and the whole row takes the press. */
  rowLink?: RowLink<Row> | undefined
  /** Scrolls inside itself at this height and draws only the rows in sight: for thousands of rows. */
  height?: string | undefined
  /** Lines that need more room than there is stay lines as long as it is no phone; `true` where they scroll sideways. */
  sideways?: boolean | undefined
  /** Rows are closer together than usual, which a long list has to know before it draws them. */
  dense?: boolean | undefined
  loading?: boolean | undefined
  /** Shown when there is no row. */
  empty?: ReactNode
  className?: string | undefined
}

/** A box that scrolls must be reached from the keyboard, whatever is in it. */
function scrollingBox(caption: string, height: string | undefined) {
  const ways = height === undefined ? 'overflow-x-auto' : 'overflow-y-auto overscroll-contain'
  return {
    tabIndex: 0,
    role: 'region',
    'aria-label': caption,
    style: { height },
    className: `${ways} -outline-offset-2`,
  }
}

export function DataTable<Row extends object>({
  caption,
  columns,
  rows,
  rowKey,
  defaultSort,
  sort: givenSort,
  onSortChange,
  rowLink,
  height,
  sideways,
  dense,
  loading = false,
  empty,
  className,
}: DataTableProps<Row>) {
  const words = useWords('dataTable', dataTableWords)
  // State, not a ref: the rows inside are ready before their box is, and must hear of it.
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const { box, shape } = useTableShape(rows, sideways !== undefined)
  const given = onSortChange ? { sort: givenSort, onSortChange } : undefined
  const { sorted, sort, change } = useSortedRows({ rows, columns, defaultSort, given })
  // The menu of the cards is heard by its own choice.
  const changeByHead = (next: Sort) => {
    say(sortWords(next, columns, rows, words))
    change(next)
  }
  const inside = height !== undefined
  const scrolling = inside || sideways ? scrollingBox(caption, height) : undefined
  return (
    <div
      ref={box}
      data-shape={shape}
      className={cx(
        'rounded-card border border-line bg-surface [--money-decimals:var(--ink-muted)]',
        scrolling && 'overflow-hidden',
        className,
      )}
    >
      {rows.length > 0 || loading ? (
        <SortField columns={columns} sort={sort} onSort={change} />
      ) : null}
      {loading ? (
        <span role="status" className="sr-only">
          {words.loading(caption)}
        </span>
      ) : null}
      <div ref={setScroller} {...scrolling}>
        <table
          {...tableRoles.table}
          aria-label={caption}
          aria-rowcount={inside ? rows.length + 1 : undefined}
          data-loading={loading || undefined}
          style={tableColumnsStyle(columns.map(({ width }) => width))}
          className="block"
        >
          <TableHead
            {...{ columns, sort, shape }}
            onSort={changeByHead}
            className={scrolling ? 'top-0' : 'top-(--sticky-top) rounded-t-card'}
          />
          <TableBody
            {...{ rows: sorted, rowKey, columns, link: rowLink, shape, loading, dense }}
            {...(inside ? { scroller } : {})}
          />
        </table>
        {!loading && rows.length === 0 ? empty : null}
      </div>
    </div>
  )
}
