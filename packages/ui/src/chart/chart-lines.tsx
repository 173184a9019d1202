import { type ChartScale, heightOf } from './chart-scale.ts'
import { type ChartSeries, lookOf } from './chart-series.ts'

type ChartLinesProps = { series: readonly ChartSeries[]; scale: ChartScale; count: number }

function pathOf(values: readonly bigint[], scale: ChartScale, count: number): string {
  return values
    .map((value, index) => {
      const x = ((index + 0.5) / count) * 100
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${heightOf(value, scale).toFixed(2)}`
    })
    .join('')
}

/** Drawn in percent and stretched to the place it gets; the strokes keep their width. */
export function ChartLines({ series, scale, count }: ChartLinesProps) {
  const zero = heightOf(0n, scale).toFixed(2)
  const first = (50 / count).toFixed(2)
  const last = (100 - 50 / count).toFixed(2)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      {series.map(({ name, values }, index) => {
        const path = pathOf(values, scale, count)
        const { colour, dash } = lookOf(index)
        return (
          <g key={name}>
            {index === 0 ? (
              <path
                d={`${path}L${last} ${zero}L${first} ${zero}Z`}
                fill={colour}
                fillOpacity="0.08"
              />
            ) : null}
            <path
              d={path}
              fill="none"
              stroke={colour}
              strokeWidth="2.25"
              strokeDasharray={dash}
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        )
      })}
    </svg>
  )
}
