import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useWords } from '../words/use-words.ts'
import type { DataColumn, Sort } from './data-column.ts'
import { dataTableWords } from './data-table.words.ts'

type SortFieldProps<Row> = {
  columns: readonly DataColumn<Row>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

/** Cards have no head to press, so the phone sorts by a menu of its own. */
export function SortField<Row>({ columns, sort, onSort }: SortFieldProps<Row>) {
  const words = useWords('dataTable', dataTableWords)
  const sortable = columns.filter(column => column.sortBy)
  if (sortable.length === 0) return null
  return (
    <label className="flex items-center gap-2 border-b border-line px-4 text-small text-ink-muted as-lines:hidden">
      <ArrowUpDown aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      <span className="sr-only">{words.sortBy}</span>
      <select
        value={sort ? `${sort.id}:${sort.descending}` : ''}
        onChange={({ target }) => {
          const [id = '', descending] = target.value.split(':')
          onSort({ id, descending: descending === 'true' })
        }}
        className="-me-6 min-h-control min-w-0 flex-1 appearance-none rounded-box bg-transparent pe-6 font-medium text-ink"
      >
        {sort ? null : <option value="">{words.sortBy}</option>}
        {sortable.flatMap(({ id, header }) => [
          <option key={`${id}-up`} value={`${id}:false`}>
            {words.ascending(header)}
          </option>,
          <option key={`${id}-down`} value={`${id}:true`}>
            {words.descending(header)}
          </option>,
        ])}
      </select>
      {/* Over the end of the menu, which takes the press. */}
      <ChevronDown
        aria-hidden
        size={16}
        strokeWidth={1.75}
        className="pointer-events-none shrink-0"
      />
    </label>
  )
}
