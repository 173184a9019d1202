import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type PlateFrameProps = {
  /** The mark at its start: a bank's, a card. */
  mark: ReactNode
  title: ReactNode
  children: ReactNode
  /** A small button or a menu at the end. */
  action?: ReactNode
  /** Why it can't be used just now. */
  reason?: ReactNode
  className?: string | undefined
}

/** What plates of accounts and cards have in common: mark, name, number, and a reason when it is out of use. */
export function PlateFrame({ mark, title, children, action, reason, className }: PlateFrameProps) {
  return (
    <div
      data-usable={!reason}
      className={cx(
        'flex min-w-0 items-start gap-4 rounded-card border border-line p-4',
        reason ? 'bg-surface-sunken' : 'bg-surface',
        className,
      )}
    >
      {mark}
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0 font-semibold break-words text-ink">{title}</p>
          {action ? <div className="-my-2.5 -me-3 shrink-0">{action}</div> : null}
        </div>
        {children}
        {reason ? <p className="mt-2 text-small text-ink-muted">{reason}</p> : null}
      </div>
    </div>
  )
}
