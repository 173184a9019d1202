import { cx } from 'class-variance-authority'
// biome-ignore lint/style/noRestrictedImports: the parts know no app, whose boundary it is
import { Suspense, useCallback } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { DataColumn } from './data-column.ts'
import { rowVariants } from './data-table.variants.ts'
import { isOneLine } from './is-one-line.ts'
import { LazyVirtualRows } from './lazy-virtual-rows.ts'
import { tableRoles } from './table-roles.ts'
import { type RowLink, TableRow } from './table-row.tsx'
import type { TableShape } from './use-table-shape.ts'
import type { RowPlace } from './virtual-rows.tsx'

type TableBodyProps<Row> = {
  /** In the order they are shown. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  columns: readonly DataColumn<Row>[]
  link: RowLink<Row> | undefined
  shape: TableShape
  loading: boolean
  dense: boolean | undefined
  /** The box that scrolls, null until it is there; without one every row is drawn. */
  scroller?: HTMLElement | null
}

function LoadingRows<Row>({ columns }: { columns: readonly DataColumn<Row>[] }) {
  return (
    <tbody {...tableRoles.group} className="block" aria-hidden="true">
      {[0, 1, 2, 3, 4].map(row => (
        <tr key={row} {...tableRoles.row} className={rowVariants({ oneLine: isOneLine(columns) })}>
          {columns.map(({ id, align }) => (
            <td
              key={id}
              {...tableRoles.cell}
              className="as-cards:first:grow as-cards:nth-2:basis-1/4 as-cards:nth-[n+3]:hidden"
            >
              <Skeleton className={cx('w-3/4 min-w-16', align === 'end' && 'ms-auto')} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, rowKey, columns, link, shape, loading, dense, scroller } = props
  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index]
      return row ? rowKey(row) : String(index)
    },
    [rows, rowKey],
  )
  if (loading) return <LoadingRows columns={columns} />
  const drawRow = (index: number, key: string, place?: RowPlace) => {
    const row = rows[index]
    return row ? <TableRow key={key} {...place} {...{ row, columns, link }} /> : null
  }
  if (scroller === undefined)
    return (
      <tbody {...tableRoles.group} className="block *:last:border-b-0">
        {rows.map((row, index) => drawRow(index, rowKey(row)))}
      </tbody>
    )
  return (
    <Suspense fallback={<LoadingRows columns={columns} />}>
      {/* Lines and cards are not equally high: what was measured of the one says nothing of the other. */}
      <LazyVirtualRows
        key={`${shape}${dense}`}
        count={rows.length}
        {...{ shape, dense, keyOf, drawRow, scroller }}
      />
    </Suspense>
  )
}
