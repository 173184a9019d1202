import { Slot } from '@radix-ui/react-slot'
import { cx } from 'class-variance-authority'
import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useMemo,
} from 'react'
import type { DataColumn } from './data-column.ts'
import { cellVariants, rowVariants } from './data-table.variants.ts'
import { isOneLine } from './is-one-line.ts'
import { tableRoles } from './table-roles.ts'

export type RowLink<Row> = (row: Row) => ReactElement<{ children?: ReactNode }>

type TableRowProps<Row> = {
  row: Row
  columns: readonly DataColumn<Row>[]
  link?: RowLink<Row> | undefined
}

function Cell<Row>({
  row,
  column,
  link,
}: Omit<TableRowProps<Row>, 'columns'> & { column: DataColumn<Row> }) {
  const { align = 'start', card = 'detail', header, cell } = column
  const content = cell(row)
  return (
    <td {...tableRoles.cell} className={cellVariants({ align, card })}>
      {card === 'detail' ? <span className="as-lines:hidden">{header}</span> : null}
      {link && card === 'title' ? (
        <Slot data-row-link className="outline-none after:absolute after:inset-0">
          {cloneElement(link(row), undefined, content)}
        </Slot>
      ) : (
        content
      )}
    </td>
  )
}

export function TableRow<Row>({
  row,
  columns,
  link,
  className,
  ...rest
}: TableRowProps<Row> & ComponentProps<'tr'>) {
  // While the table scrolls a row only moves; its cells are drawn once.
  const cells = useMemo(
    () => columns.map(column => <Cell key={column.id} {...{ row, column, link }} />),
    [row, columns, link],
  )
  return (
    <tr
      {...tableRoles.row}
      {...rest}
      className={cx(
        rowVariants({ oneLine: isOneLine(columns), pressable: link !== undefined }),
        className,
      )}
    >
      {cells}
    </tr>
  )
}
