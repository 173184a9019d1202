import { cx } from 'class-variance-authority'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useWords } from '../words/use-words.ts'
import { chartWords } from './chart.words.ts'
import { type ChartSeries, lookOf } from './chart-series.ts'

type ChartReaderProps = {
  label: string
  periods: readonly string[]
  series: readonly ChartSeries[]
  format: (value: bigint) => string
  /** The same for the ear. */
  say: (value: bigint) => string
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: at => Math.max(0, at - 1),
  ArrowDown: at => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
}

function Figures({ periods, series, format, at }: Omit<ChartReaderProps, 'say'> & { at: number }) {
  const share = (at + 0.5) / periods.length
  return (
    <>
      <span
        className="absolute inset-y-0 border-s border-dashed border-line-strong"
        style={{ insetInlineStart: `${share * 100}%` }}
      />
      <span
        className="absolute top-0 z-1 flex w-max flex-col gap-1 rounded-box border border-line bg-surface-raised px-3 py-2 text-small shadow-raised"
        style={
          share < 0.5
            ? { left: `calc(${share * 100}% + 0.75rem)` }
            : { right: `calc(${(1 - share) * 100}% + 0.75rem)` }
        }
      >
        <span className="font-semibold text-ink">{periods[at]}</span>
        {series.map(({ name, values, colour }, index) => (
          <span key={name} className="flex items-center gap-2">
            <span
              className="size-dot shrink-0 rounded-full"
              style={{ backgroundColor: colour ?? lookOf(index).colour }}
            />
            <span className="text-ink-muted">{name}</span>
            <span className="figures ms-auto ps-3 font-medium text-ink">
              {format(values[at] ?? 0n)}
            </span>
          </span>
        ))}
      </span>
    </>
  )
}

/** Lies over the drawing: pointer or arrow keys choose a period, and its figures are shown and said. */
export function ChartReader(props: ChartReaderProps) {
  const { label, periods, series, say } = props
  const words = useWords('chart', chartWords)
  const [at, setAt] = useState<number>()
  const last = periods.length - 1
  const spoken = at ?? last
  const figures = series.map(({ name, values }) => `${name} ${say(values[spoken] ?? 0n)}`)

  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const slot = Math.floor(((clientX - left) / width) * periods.length)
    setAt(Math.min(last, Math.max(0, slot)))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setAt(undefined)
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    setAt(step(at ?? last, last))
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={words.byPeriod(label)}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={spoken}
      aria-valuetext={words.figures(periods[spoken] ?? '', figures)}
      data-state={at === undefined ? 'resting' : 'reading'}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={() => setAt(undefined)}
      onFocus={() => setAt(now => now ?? last)}
      onBlur={() => setAt(undefined)}
      onKeyDown={press}
      className={cx(
        'absolute inset-0 touch-pan-y rounded-box',
        at !== undefined && 'cursor-crosshair',
      )}
    >
      {at === undefined ? null : (
        <span aria-hidden="true">
          <Figures {...props} at={at} />
        </span>
      )}
    </div>
  )
}
