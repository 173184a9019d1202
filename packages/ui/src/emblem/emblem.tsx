import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { AdirePattern } from '../adire-pattern/adire-pattern.tsx'

type EmblemProps = {
  /** One icon. */
  children: ReactNode
  tone?: 'calm' | 'danger'
}

const tones = {
  calm: 'bg-primary-soft text-on-primary-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
}

/** A patterned roundel around an icon, for screens that have nothing else to show. */
export function Emblem({ children, tone = 'calm' }: EmblemProps) {
  return (
    <span
      aria-hidden="true"
      data-tone={tone}
      className={cx(
        'relative isolate grid size-emblem shrink-0 place-items-center overflow-hidden rounded-full',
        tones[tone],
      )}
    >
      <AdirePattern />
      <span
        className={cx(
          'relative grid size-control place-items-center rounded-full [&>svg]:size-6',
          tones[tone],
        )}
      >
        {children}
      </span>
    </span>
  )
}
