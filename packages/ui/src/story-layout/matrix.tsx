import type { ReactNode } from 'react'

type MatrixProps = {
  rows: string[]
  columns: string[]
  children: (row: string, column: string) => ReactNode
}

/** Every variant beside every state, for the picture each primitive is compared by; on a phone row after row. */
export function Matrix({ rows, columns, children }: MatrixProps) {
  return (
    <table className="block border-separate border-spacing-x-6 border-spacing-y-4 md:table">
      <thead className="hidden md:table-header-group">
        <tr>
          <td />
          {columns.map(column => (
            <th
              key={column}
              scope="col"
              className="text-start text-caption font-medium text-ink-muted"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map(row => (
          <tr key={row} className="mb-8 flex flex-wrap items-end gap-x-6 gap-y-4 md:table-row">
            <th
              scope="row"
              className="w-full border-line pb-1.5 text-start text-caption font-medium text-ink-muted max-md:border-b md:w-auto md:pb-0"
            >
              {row}
            </th>
            {columns.map(column => (
              <td key={column} className="block align-middle md:table-cell">
                <span className="mb-1 block text-caption text-ink-muted md:hidden">{column}</span>
                {children(row, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** For parts that need width: one state in each cell of a grid, with its name above. */
export function StateGrid({ states }: { states: Record<string, ReactNode> }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-8 gap-y-10">
      {Object.entries(states).map(([name, state]) => (
        <section key={name} aria-label={name} className="min-w-0">
          <p className="mb-3 border-b border-line pb-1.5 text-caption font-medium text-ink-muted">
            {name}
          </p>
          {state}
        </section>
      ))}
    </div>
  )
}
