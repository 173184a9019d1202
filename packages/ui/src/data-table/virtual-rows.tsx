import { useVirtualizer } from '@tanstack/react-virtual'
import type { DataColumn } from './data-column.ts'
import { tableRoles } from './table-roles.ts'
import { type RowLink, TableRow } from './table-row.tsx'

type VirtualRowsProps<Row> = {
  rows: readonly { id: string; original: Row }[]
  columns: readonly DataColumn<Row>[]
  link?: RowLink<Row> | undefined
  scroller: HTMLElement | null
}

const usualHeight = 57

/** Only the rows in sight are in the page; each is measured, because a card is higher than a line. */
export function VirtualRows<Row>({ rows, columns, link, scroller }: VirtualRowsProps<Row>) {
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => usualHeight,
    getItemKey: index => rows[index]?.id ?? index,
    overscan: 4,
    directDomUpdates: true,
  })
  return (
    <tbody {...tableRoles.group} ref={virtual.containerRef} className="relative block">
      {virtual.getVirtualItems().map(({ index, key }) => {
        const row = rows[index]
        return row ? (
          <TableRow
            key={String(key)}
            ref={virtual.measureElement}
            data-index={index}
            aria-rowindex={index + 2}
            row={row.original}
            columns={columns}
            link={link}
            className="absolute inset-x-0 top-0"
          />
        ) : null
      })}
    </tbody>
  )
}
