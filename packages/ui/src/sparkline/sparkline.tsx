import { cx } from 'class-variance-authority'
import { reachOf } from '../chart/reach-of.ts'

export type SparklineProps = {
  /** In kobo or cents, oldest first. */
  values: readonly bigint[]
  /** What it tells, for screen readers; without one it only repeats the figure beside it. */
  label?: string | undefined
  className?: string | undefined
}

const width = 64
const height = 20
const margin = 2

/** From the least at the bottom to the most at the top; what never changed runs through the middle. */
export function sparkPath(values: readonly bigint[]): string {
  const { least, most } = reachOf(values)
  const span = most - least
  return values
    .map((value, at) => {
      const x = margin + ((width - 2 * margin) * at) / Math.max(1, values.length - 1)
      const share = span === 0n ? 0.5 : Number(((value - least) * 10_000n) / span) / 10_000
      const y = height - margin - (height - 2 * margin) * share
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

/** The course of an amount in a row of a list: a shape, no scale. */
export function Sparkline({ values, label, className }: SparklineProps) {
  if (values.length < 2) return null
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span {...named} className={cx('block h-5 w-16 shrink-0 text-primary', className)}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="size-full">
        <path
          d={sparkPath(values)}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
    </span>
  )
}
