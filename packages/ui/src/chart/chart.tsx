import { cx } from 'class-variance-authority'
import { useAmountPrivacy } from '../amount-privacy/amount-privacy.tsx'
import { moneyWords } from '../money/money.words.ts'
import { moneySpoken, moneyText } from '../money/money-parts.ts'
import { useWords } from '../words/use-words.ts'
import { chartWords } from './chart.words.ts'
import { ChartBars } from './chart-bars.tsx'
import { ChartLines } from './chart-lines.tsx'
import { ChartReader } from './chart-reader.tsx'
import { chartScale, heightOf } from './chart-scale.ts'
import { type ChartSeries, lookOf } from './chart-series.ts'
import { ChartTable } from './chart-table.tsx'
import { stackValues } from './stack-values.ts'

export type ChartProps = {
  /** What the figures are: "Value of your contributions". */
  label: string
  /** A line for what changes all the time, bars for what each period brought. */
  kind: 'line' | 'bars'
  /** "Jan 2026", oldest first. */
  periods: readonly string[]
  /** At most five; amounts in kobo or cents. */
  series: readonly ChartSeries[]
  currency: string
  className?: string | undefined
}

type AxisProps = { periods: readonly string[] }

/** Every label that has room: about eight on a desk, three on a phone. */
function PeriodAxis({ periods }: AxisProps) {
  const wide = Math.ceil(periods.length / 8)
  const narrow = Math.ceil(periods.length / 3)
  return (
    <div aria-hidden="true" className="relative mt-2 h-5 text-caption text-ink-muted">
      {periods.map((period, index) =>
        index % wide === 0 || index % narrow === 0 ? (
          <span
            key={period}
            className={cx(
              'absolute -translate-x-1/2 whitespace-nowrap',
              index % narrow === 0 ? '' : '@max-xl:hidden',
              index % wide === 0 ? '' : '@xl:hidden',
            )}
            style={{ left: `${((index + 0.5) / periods.length) * 100}%` }}
          >
            {period}
          </span>
        ) : null,
      )}
    </div>
  )
}

function Legend({ series, kind }: Pick<ChartProps, 'series' | 'kind'>) {
  if (series.length < 2) return null
  return (
    <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-muted">
      {series.map(({ name }, index) => {
        const { colour, dash } = lookOf(index)
        return (
          <li key={name} className="flex items-center gap-2">
            <svg aria-hidden="true" width="20" height="10" className="shrink-0">
              {kind === 'line' ? (
                <line
                  x1="1"
                  x2="19"
                  y1="5"
                  y2="5"
                  stroke={colour}
                  strokeWidth="2.5"
                  strokeDasharray={dash}
                  strokeLinecap="round"
                />
              ) : (
                <rect x="5" width="10" height="10" rx="3" fill={colour} />
              )}
            </svg>
            {name}
          </li>
        )
      })}
    </ul>
  )
}

function valuesOf({ kind, series, periods }: Pick<ChartProps, 'kind' | 'series' | 'periods'>) {
  if (kind === 'line') return series.flatMap(({ values }) => values)
  return periods.flatMap((_, period) =>
    stackValues(series.map(({ values }) => values[period] ?? 0n)).map(({ to }) => to),
  )
}

export function Chart({ label, kind, periods, series, currency, className }: ChartProps) {
  const { hidden } = useAmountPrivacy()
  const words = useWords('chart', chartWords)
  const { spoken } = useWords('money', moneyWords)
  const scale = chartScale(valuesOf({ kind, series, periods }))
  const format = (minor: bigint) => (hidden ? words.hidden : moneyText({ currency, minor }))
  const say = (minor: bigint) =>
    hidden ? words.hidden : moneySpoken({ currency, minor }, {}, spoken)
  const short = (minor: bigint) =>
    hidden ? '••' : moneyText({ currency, minor }, { compact: true })
  const Drawing = kind === 'line' ? ChartLines : ChartBars
  return (
    <figure data-kind={kind} aria-label={label} className={cx('@container m-0', className)}>
      <Legend series={series} kind={kind} />
      {/* Time runs to the right in every language. */}
      <div dir="ltr" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div
          aria-hidden="true"
          className="figures relative min-w-10 text-end text-caption text-ink-muted"
        >
          {scale.ticks.map(tick => (
            <span key={tick} className="block h-0 overflow-hidden">
              {short(tick)}
            </span>
          ))}
          {scale.ticks.map(tick => (
            <span
              key={tick}
              className="absolute end-0 -translate-y-1/2 whitespace-nowrap"
              style={{ top: `${heightOf(tick, scale)}%` }}
            >
              {short(tick)}
            </span>
          ))}
        </div>
        <div className="relative h-(--chart-height)">
          {scale.ticks.map(tick => (
            <span
              key={tick}
              className={cx(
                'absolute inset-x-0 border-t',
                tick === 0n ? 'border-line-strong' : 'border-line',
              )}
              style={{ top: `${heightOf(tick, scale)}%` }}
            />
          ))}
          {scale.ticks.length > 1 ? (
            <Drawing series={series} scale={scale} count={periods.length} />
          ) : (
            <p className="absolute inset-0 grid place-content-center text-small text-ink-muted">
              {words.empty}
            </p>
          )}
          <ChartReader {...{ label, periods, series, format, say }} />
        </div>
        <span />
        <PeriodAxis periods={periods} />
      </div>
      <ChartTable {...{ label, periods, series, format, say }} />
    </figure>
  )
}
