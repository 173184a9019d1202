import type { ReactNode } from 'react'

type FoundationPageProps = { title: string; lead: string; children: ReactNode }

/** The sheet every foundations page is written on. */
export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <article className="mx-auto flex max-w-5xl flex-col gap-12 py-4 md:py-8">
      <header className="max-w-2xl">
        <h1 className="text-display font-semibold">{title}</h1>
        <p className="mt-3 text-lead text-ink-muted">{lead}</p>
      </header>
      {children}
    </article>
  )
}

type SectionProps = { title: string; note?: string; children: ReactNode }

export function Section({ title, note, children }: SectionProps) {
  return (
    <section className="min-w-0 border-t border-line pt-6">
      <h2 className="text-title font-semibold">{title}</h2>
      {note ? <p className="mt-1 max-w-2xl text-body text-ink-muted">{note}</p> : null}
      <div className="mt-6">{children}</div>
    </section>
  )
}

type SpecTableProps = { head: string[]; rows: { key: string; cells: ReactNode[] }[] }

/** Facts in columns; on a phone each row folds into a small block. */
export function SpecTable({ head, rows }: SpecTableProps) {
  return (
    <table className="block w-full text-small md:table">
      <thead className="hidden md:table-header-group">
        <tr>
          {head.map(title => (
            <th
              key={title}
              scope="col"
              className="border-b border-line pe-6 pb-2 text-start font-medium text-ink-muted"
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map(row => (
          <tr key={row.key} className="block border-b border-line py-3 md:table-row md:py-0">
            {row.cells.map((cell, at) => (
              <td
                key={head[at]}
                className="block pe-6 align-middle md:table-cell md:border-b md:border-line md:py-3"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function TokenName({ children }: { children: string }) {
  return <code className="text-caption text-ink-muted">{children}</code>
}
