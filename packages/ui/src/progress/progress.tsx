import * as RadixProgress from '@radix-ui/react-progress'
import { cx } from 'class-variance-authority'
import { type ReactNode, useId } from 'react'
import { percentText } from '../percent/percent-text.ts'

export type ProgressProps = {
  label: ReactNode
  /** Without a value it is under way, with no known end. */
  value?: number | undefined
  /** What `value` is when all is done. */
  max?: number
  /** "2 of 4", "₦300,000 of ₦500,000": shown, and read instead of a percentage. */
  valueText?: string | undefined
  labelHidden?: boolean | undefined
  className?: string | undefined
}

function share(value: number, max: number): number {
  return max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
}

export function Progress({
  label,
  value,
  max = 100,
  valueText,
  labelHidden = false,
  className,
}: ProgressProps) {
  const id = useId()
  const done = value === undefined ? undefined : share(value, max)
  const said = valueText ?? (done === undefined ? undefined : percentText(Math.round(done)))
  return (
    <div className={className}>
      <div
        className={cx(
          'mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-small',
          labelHidden && 'sr-only',
        )}
      >
        <span id={id} className="font-medium text-ink">
          {label}
        </span>
        {said ? <span className="figures text-ink-muted">{said}</span> : null}
      </div>
      <RadixProgress.Root
        aria-labelledby={id}
        value={done ?? null}
        getValueLabel={() => said ?? ''}
        className="h-track w-full overflow-hidden rounded-full bg-surface-disabled forced:border"
      >
        <RadixProgress.Indicator
          className={cx(
            'block h-full rounded-full bg-primary transition-[width] forced:bg-[Highlight]',
            done === undefined && 'w-2/5 animate-pulse',
          )}
          style={done === undefined ? undefined : { width: `${done}%` }}
        />
      </RadixProgress.Root>
    </div>
  )
}
