import type { ReactNode } from 'react'

/** Facts of one kind, under their heading. */
export function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-small font-semibold text-ink [overflow-wrap:anywhere]">{title}</h2>
      <dl className="mt-1.5 grid grid-cols-[--spacing(26)_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-small">
        {children}
      </dl>
    </section>
  )
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="min-w-0 text-ink-muted [overflow-wrap:anywhere]">{label}</dt>
      <dd className="min-w-0 font-medium text-ink [overflow-wrap:anywhere]">{children}</dd>
    </>
  )
}
