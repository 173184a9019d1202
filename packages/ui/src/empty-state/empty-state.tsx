import { cx } from 'class-variance-authority'
import Sprout from 'lucide-react/icons/sprout'
import type { ReactNode } from 'react'
import { Emblem } from '../emblem/emblem.tsx'

export type EmptyStateProps = {
  title: ReactNode
  headingLevel?: 2 | 3 | 4
  /** Why it is empty and what will be here. */
  children?: ReactNode
  icon?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
  /** Inside a card or a table: no picture. */
  compact?: boolean | undefined
  className?: string | undefined
}

export function EmptyState({
  title,
  headingLevel = 2,
  children,
  icon = <Sprout strokeWidth={1.75} />,
  action,
  compact = false,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div
      data-compact={compact || undefined}
      className={cx(
        'mx-auto flex w-full max-w-prose flex-col items-center gap-1.5 px-4 text-center',
        compact ? 'py-6' : 'py-12',
        className,
      )}
    >
      {compact ? null : <Emblem>{icon}</Emblem>}
      <Heading
        className={cx(
          'font-semibold text-balance text-ink',
          compact ? 'text-body' : 'mt-4 text-title',
        )}
      >
        {title}
      </Heading>
      {children ? (
        <div className={cx('text-pretty text-ink-muted', compact ? 'text-small' : 'text-body')}>
          {children}
        </div>
      ) : null}
      {action ? <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}
