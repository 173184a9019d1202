import { cx } from 'class-variance-authority'

type CountBadgeProps = {
  /** At nought there is no badge. */
  count: number
  /** Shows `99+` above this. */
  most?: number
  /** Said in full: "3 unread". The figure alone says too little. */
  label: string
  className?: string | undefined
}

/** A figure on a bell or beside a tab; nothing to count, nothing to see. */
export function CountBadge({ count, most = 99, label, className }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span
      className={cx(
        'figures inline-grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-caption leading-none font-bold text-on-accent forced:outline-1',
        className,
      )}
    >
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
