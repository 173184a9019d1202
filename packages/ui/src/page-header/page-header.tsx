import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type PageHeaderProps = {
  title: ReactNode
  description?: ReactNode
  /** Breadcrumbs, above the title. */
  trail?: ReactNode
  /** A pill beside the title. */
  status?: ReactNode
  /** Buttons; on a phone they go under the words. */
  actions?: ReactNode
  className?: string | undefined
}

/** The one first-level heading of a page. */
export function PageHeader({
  title,
  description,
  trail,
  status,
  actions,
  className,
}: PageHeaderProps) {
  return (
    <div className={cx('flex flex-col gap-3', className)}>
      {trail}
      <div className="flex flex-col gap-x-8 gap-y-5 sm:flex-row sm:flex-wrap sm:items-end sm:justify-between">
        <div className="min-w-0 sm:grow sm:basis-60">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="min-w-0 text-heading font-bold text-balance [overflow-wrap:anywhere] text-ink sm:text-display">
              {title}
            </h1>
            {status}
          </div>
          {description ? (
            <p className="mt-1.5 max-w-prose text-body text-pretty text-ink-muted">{description}</p>
          ) : null}
        </div>
        {actions ? (
          <div className="flex shrink-0 flex-wrap gap-3 max-sm:*:not-only:flex-auto">{actions}</div>
        ) : null}
      </div>
    </div>
  )
}
