import type { QueryState } from '@kinfold/api/query/use-query'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { DataTable, type DataTableProps } from '@kinfold/ui/data-table'
import { EmptyState } from '@kinfold/ui/empty-state'
import { useCallback } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { pathTo } from '../address/paths.ts'
import { failureBeside } from '../line/failure-beside.ts'

type SectionTableProps<Answer, Row extends object> = Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'defaultSort'
> & {
  /** The section's address. */
  path: string
  read: QueryState<Answer>
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** Whether a row opens; all of them do without. */
  opens?: boolean
  empty: { readonly title: string; readonly text: string }
}

/** The list of a section: on its way, not to be had, empty, or one row for each thing. */
export function SectionTable<Answer, Row extends object>(props: SectionTableProps<Answer, Row>) {
  const { path, read, rows, idOf, opens = true, empty, caption, ...table } = props
  const { data, isRefetching, reload } = read
  const failure = failureBeside(read)
  const { pathname, search } = useLocation()
  const link = useCallback(
    (row: Row) => {
      const isOpen = pathTo.inSection(path, idOf(row)) === pathname
      const to = pathTo.inSection(path, idOf(row), search)
      return <Link to={to} aria-current={isOpen ? 'true' : undefined} />
    },
    [path, pathname, search, idOf],
  )
  if (failure && !data)
    return <ReadFailure what={`The ${caption.toLowerCase()}`} failure={failure} onRetry={reload} />
  return (
    <div aria-busy={isRefetching || undefined} data-refetching={isRefetching || undefined}>
      <ReadFailure what={`The ${caption.toLowerCase()}`} failure={failure} onRetry={reload} />
      <DataTable
        {...table}
        caption={caption}
        rows={rows}
        rowKey={idOf}
        rowLink={opens ? link : undefined}
        loading={data === undefined}
        empty={
          <EmptyState compact title={empty.title}>
            {empty.text}
          </EmptyState>
        }
        className="[&_tr:has([aria-current=true])]:bg-primary-soft"
      />
    </div>
  )
}
