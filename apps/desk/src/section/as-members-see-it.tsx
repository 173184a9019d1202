import { type ReactNode, useId } from 'react'

/** What is typed, drawn as members will have it before them. */
export function AsMembersSeeIt({ children }: { children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h2 id={heading} className="text-caption text-ink-muted">
        As members see it
      </h2>
      {children}
    </section>
  )
}
