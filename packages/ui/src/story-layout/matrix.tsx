import type { ReactNode } from 'react'

type MatrixProps = {
  rows: string[]
  columns: string[]
  children: (row: string, column: string) => ReactNode
}

/** Every variant beside every state, for the picture each primitive is compared by; without the room, row after row. */
export function Matrix({ rows, columns, children }: MatrixProps) {
  return (
    <div className="@container">
      <table className="block border-separate border-spacing-x-6 border-spacing-y-4 @4xl:table">
        <thead className="hidden @4xl:table-header-group">
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
        <tbody className="block @4xl:table-row-group">
          {rows.map(row => (
            <tr key={row} className="mb-8 flex flex-wrap items-end gap-x-6 gap-y-4 @4xl:table-row">
              <th
                scope="row"
                className="w-full border-line pb-1.5 text-start text-caption font-medium text-ink-muted @max-4xl:border-b @4xl:w-auto @4xl:pb-0"
              >
                {row}
              </th>
              {columns.map(column => (
                <td key={column} className="block align-middle @4xl:table-cell">
                  <span className="mb-1 block text-caption text-ink-muted @4xl:hidden">
                    {column}
                  </span>
                  {children(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** For parts that need width: one state in each cell of a grid, with its name above. */
export function StateGrid({ states }: { states: Record<string, ReactNode> }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(--spacing(72),100%),1fr))] gap-x-8 gap-y-10">
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
