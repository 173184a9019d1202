import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

type TopBarProps = {
  /** Logo or hamburger. */
  start?: ReactNode
  /** Balance, bell, profile, theme. */
  end?: ReactNode
  children?: ReactNode
  className?: string | undefined
}

/** Stays at the top while the page scrolls under it. Letters too large for one row make it two. */
export function TopBar({ start, end, children, className }: TopBarProps) {
  return (
    <header
      className={cx(
        'sticky top-0 z-10 flex min-h-topbar items-center justify-between gap-3 border-b border-line bg-canvas px-4 py-2 sm:gap-4 sm:px-6 lg:px-10',
        className,
      )}
    >
      <div className="flex min-w-0 shrink-1000 items-center gap-3">{start}</div>
      {children}
      <div className="flex flex-wrap items-center justify-end gap-2 sm:gap-3">{end}</div>
    </header>
  )
}
