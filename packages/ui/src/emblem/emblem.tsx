import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

type EmblemProps = {
  /** One icon. */
  children: ReactNode
  /** `danger` where something can’t be undone. */
  tone?: 'calm' | 'danger'
  /** `small` stands beside a title. */
  size?: 'regular' | 'small'
}

const tones = {
  calm: 'bg-primary-soft text-on-primary-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
}

const sizes = {
  regular: 'size-emblem [&>svg:last-child]:size-7',
  small: 'size-14 [&>svg:last-child]:size-4.5',
}

const petals = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]

/** A resist-dye rosette around an icon, for screens that have nothing else to show. */
export function Emblem({ children, tone = 'calm', size = 'regular' }: EmblemProps) {
  return (
    <span
      aria-hidden="true"
      data-tone={tone}
      className={cx(
        'relative grid shrink-0 place-items-center rounded-full',
        sizes[size],
        tones[tone],
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 104 104"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
        className="absolute inset-0 size-full opacity-35"
      >
        <circle cx="52" cy="52" r="47.5" strokeDasharray="0 6.217" strokeWidth="2.5" />
        <circle cx="52" cy="52" r="42.5" />
        <circle cx="52" cy="52" r="25" />
        {petals.map(turn => (
          <path
            key={turn}
            transform={`rotate(${turn} 52 52)`}
            d="M52 12c4.5 4 4.5 9 0 13-4.5-4-4.5-9 0-13Z"
          />
        ))}
      </svg>
      {children}
    </span>
  )
}
