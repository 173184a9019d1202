import type { ReactNode } from 'react'

type MatrixProps = {
  rows: string[]
  columns: string[]
  children: (row: string, column: string) => ReactNode
}

/** Every variant beside every state, for the picture each primitive is compared by. */
export function Matrix({ rows, columns, children }: MatrixProps) {
  return (
    <table className="border-separate border-spacing-x-6 border-spacing-y-4">
      <thead>
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
      <tbody>
        {rows.map(row => (
          <tr key={row}>
            <th scope="row" className="text-start text-caption font-medium text-ink-muted">
              {row}
            </th>
            {columns.map(column => (
              <td key={column} className="align-middle">
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
