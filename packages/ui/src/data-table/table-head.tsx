import { cx } from 'class-variance-authority'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { DataColumn, Sort } from './data-column.ts'
import { headCellVariants, rowVariants } from './data-table.variants.ts'
import { tableRoles } from './table-roles.ts'
import type { TableShape } from './use-table-shape.ts'

type TableHeadProps<Row> = {
  columns: readonly DataColumn<Row>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  shape: TableShape
  className?: string | undefined
}

type SortState = 'ascending' | 'descending' | 'none'

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

function stateOf(id: string, sort: Sort | undefined): SortState {
  if (sort?.id !== id) return 'none'
  return sort.descending ? 'descending' : 'ascending'
}

type SortButtonProps = { header: string; state: SortState; align: string; onPress: () => void }

function SortButton({ header, state, align, onPress }: SortButtonProps) {
  const Arrow = arrows[state]
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx(
        'inline-flex min-h-control-small items-center gap-1 rounded-box transition-colors hover:text-ink',
        state === 'none' ? '' : 'font-semibold text-ink',
        align === 'end' ? 'flex-row-reverse' : '',
      )}
    >
      {header}
      <Arrow
        aria-hidden
        size={14}
        strokeWidth={2}
        className={state === 'none' ? 'text-ink-subtle' : ''}
      />
    </button>
  )
}

/** Stays at the top of what scrolls. Of cards it is heard alone: they sort by the field above them. */
export function TableHead<Row>({ columns, sort, onSort, shape, className }: TableHeadProps<Row>) {
  return (
    <thead
      {...tableRoles.group}
      className={
        shape === 'cards' ? 'sr-only' : cx('sticky z-2 block bg-surface-sunken', className)
      }
    >
      <tr {...tableRoles.row} className={cx(rowVariants(), 'as-lines:min-h-control-small')}>
        {columns.map(({ id, header, head = header, sortBy, align = 'start', card }) => {
          const state = stateOf(id, sort)
          const lineHead = sortBy ? (
            <SortButton
              {...{ header, state, align }}
              onPress={() => onSort({ id, descending: state === 'ascending' })}
            />
          ) : (
            head
          )
          return (
            <th
              key={id}
              {...tableRoles.head}
              scope="col"
              aria-sort={sortBy ? state : undefined}
              className={headCellVariants({ align, isLeftOut: card === 'hidden' })}
            >
              {shape === 'cards' ? header : lineHead}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
