import { type ReactNode, useId } from 'react'

/** One part of a member's record under its heading. */
export function RecordSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-body font-semibold text-ink">
        {title}
      </h2>
      {children}
    </section>
  )
}
