import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'

export type StatProps = {
  label: ReactNode
  /** The figure: `<Money … />`, a percentage, a date. */
  children?: ReactNode
  /** `hero` is for the one amount a screen is about. */
  size?: 'regular' | 'hero'
  /** What became of it: `<Money change … /> this month`. */
  change?: ReactNode
  hint?: ReactNode
  /** Beside the label: the privacy toggle, an explanation. */
  action?: ReactNode
  /** The figure and what is said of it are on their way; each line keeps its place to the pixel. */
  loading?: boolean | undefined
  className?: string | undefined
}

const figureSizes = {
  regular: 'text-(length:--stat-size) leading-[1.33] tracking-[-0.015em]',
  hero: 'text-(length:--stat-hero-size) leading-[1.2] tracking-[-0.03em]',
}

export function Stat({
  label,
  children,
  size = 'regular',
  change,
  hint,
  action,
  loading = false,
  className,
}: StatProps) {
  return (
    <div
      data-size={size}
      data-loading={loading || undefined}
      className={cx('@container relative min-w-0 [--money-decimals:var(--ink-muted)]', className)}
    >
      <div className="flex min-h-6 items-center gap-1">
        <p className="text-small font-medium text-ink-muted">{label}</p>
        {action ? <span className="-my-3">{action}</span> : null}
      </div>
      <p
        className={cx(
          'figures mt-1 font-semibold text-ink',
          // A very large amount in a narrow place.
          '[&_[data-currency]]:text-[length:min(1em,calc(100cqi/(var(--signs)*0.52)))]',
          figureSizes[size],
        )}
      >
        {loading ? <Skeleton className="w-[6em] max-w-full" /> : children}
      </p>
      {change ? (
        <p className="mt-1.5 text-small text-ink-muted">
          {loading ? <Skeleton className="w-40 max-w-full" /> : change}
        </p>
      ) : null}
      {hint ? (
        <p className="mt-1.5 text-small text-ink-muted">
          {loading ? <Skeleton className="w-32 max-w-full" /> : hint}
        </p>
      ) : null}
    </div>
  )
}
