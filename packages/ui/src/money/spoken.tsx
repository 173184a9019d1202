import type { ReactNode } from 'react'

type SpokenProps = {
  /** Heard in the place of what stands there, and not copied along with it. */
  as: string
  children: ReactNode
}

export function Spoken({ as, children }: SpokenProps) {
  return (
    <>
      <span className="sr-only select-none">{as}</span>
      <span aria-hidden="true">{children}</span>
    </>
  )
}
