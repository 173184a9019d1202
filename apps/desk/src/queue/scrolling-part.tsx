import type { ReactNode } from 'react'

type ScrollingPartProps = { label: string; className: string; children: ReactNode }

export function ScrollingPart({ label, className, children }: ScrollingPartProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the arrow keys
    <section tabIndex={0} aria-label={label} className={`-outline-offset-2 ${className}`}>
      {children}
    </section>
  )
}
