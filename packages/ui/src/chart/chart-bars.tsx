import { type ChartScale, heightOf } from './chart-scale.ts'
import { type ChartSeries, lookOf } from './chart-series.ts'
import { stackValues } from './stack-values.ts'

type ChartBarsProps = { series: readonly ChartSeries[]; scale: ChartScale; count: number }

export function ChartBars({ series, scale, count }: ChartBarsProps) {
  const slot = 100 / count
  const periods = Array.from({ length: count }, (_, period) => period)
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      {periods.flatMap(period =>
        stackValues(series.map(({ values }) => values[period] ?? 0n)).map(
          ({ series: index, from, to }) => {
            const [top, bottom] = [heightOf(from, scale), heightOf(to, scale)].sort((a, b) => a - b)
            if (top === undefined || bottom === undefined || top === bottom) return null
            return (
              <rect
                key={`${period}-${index}`}
                x={`${period * slot + slot * 0.18}%`}
                width={`${slot * 0.64}%`}
                y={`${top}%`}
                height={`${bottom - top}%`}
                rx="3"
                fill={lookOf(index).colour}
                stroke="var(--surface)"
                strokeWidth="1.5"
              />
            )
          },
        ),
      )}
    </svg>
  )
}
