import { cx } from 'class-variance-authority'
import { useAmountPrivacy } from '../amount-privacy/amount-privacy.tsx'
import { chartWords } from '../chart/chart.words.ts'
import { ChartReader } from '../chart/chart-reader.tsx'
import { type ChartScale, heightOf } from '../chart/chart-scale.ts'
import type { ChartSeries } from '../chart/chart-series.ts'
import { ChartTable } from '../chart/chart-table.tsx'
import { reachOf } from '../chart/reach-of.ts'
import { moneyWords } from '../money/money.words.ts'
import { moneySpoken, moneyText } from '../money/money-parts.ts'
import { useWords } from '../words/use-words.ts'
import { curvePaths } from './curve-paths.ts'
import { growthCurveWords } from './growth-curve.words.ts'

export type GrowthCurveProps = {
  /** What it shows: "Your naira since you joined". */
  label: string
  /** "Jan 2026", oldest first; at most about sixty. */
  periods: readonly string[]
  /** In minor units, one for each period: what it was worth. */
  value: readonly bigint[]
  /** In minor units, one for each period: what was put in until then. */
  paidIn: readonly bigint[]
  currency: string
  valueLabel?: string
  paidInLabel?: string
  className?: string | undefined
}

/** The whole height belongs to what happened: the scale begins under the least, not at zero. */
function scaleOf(values: readonly bigint[]): ChartScale {
  const { least, most } = reachOf(values)
  const room = (most - least) / 12n || 1n
  return { ticks: [], least: least - room, most: most + room }
}

function Key({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-muted">
      {series.map(({ name, colour }, at) => (
        <li key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" width="20" height="10" className="shrink-0">
            <line
              x1="1"
              x2="19"
              y1="5"
              y2="5"
              stroke={colour}
              strokeWidth="2.25"
              strokeDasharray={at === 0 ? undefined : '1.5 4'}
              strokeLinecap="round"
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

/** What money became, over what was paid in: growth is the space between. */
export function GrowthCurve({
  label,
  periods,
  value,
  paidIn,
  currency,
  valueLabel,
  paidInLabel,
  className,
}: GrowthCurveProps) {
  const words = useWords('growthCurve', growthCurveWords)
  const { hidden: hiddenText } = useWords('chart', chartWords)
  const { spoken } = useWords('money', moneyWords)
  const { hidden } = useAmountPrivacy()
  const scale = scaleOf([...value, ...paidIn])
  const series: ChartSeries[] = [
    { name: valueLabel ?? words.value, values: value, colour: 'var(--primary)' },
    { name: paidInLabel ?? words.paidIn, values: paidIn, colour: 'var(--ink-muted)' },
  ]
  const format = (minor: bigint) => (hidden ? hiddenText : moneyText({ currency, minor }))
  const say = (minor: bigint) =>
    hidden ? hiddenText : moneySpoken({ currency, minor }, {}, spoken)
  if (periods.length < 2) {
    return (
      <p className={cx('py-6 text-center text-small text-ink-muted', className)}>{words.empty}</p>
    )
  }
  const paths = curvePaths(value, paidIn, scale)
  const end = {
    left: `${100 - 50 / periods.length}%`,
    top: `${heightOf(value.at(-1) ?? 0n, scale)}%`,
  }
  return (
    <figure aria-label={label} className={cx('@container m-0', className)}>
      {/* Time runs to the right in every language. */}
      <div dir="ltr">
        <div className="relative h-30 @md:h-40">
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            <path d={paths.gap} fill="var(--primary)" fillOpacity="0.12" />
            <path
              d={paths.paidIn}
              fill="none"
              stroke="var(--ink-muted)"
              strokeWidth="1.75"
              strokeDasharray="1.5 4"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={paths.value}
              fill="none"
              stroke="var(--primary)"
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <span
            aria-hidden="true"
            className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface bg-primary"
            style={end}
          />
          <ChartReader {...{ label, periods, series, format, say }} />
        </div>
        <div
          aria-hidden="true"
          className="mt-2 flex justify-between border-t border-line pt-1.5 text-caption text-ink-muted"
        >
          <span>{periods[0]}</span>
          <span>{periods.at(-1)}</span>
        </div>
      </div>
      <Key series={series} />
      <ChartTable {...{ label, periods, series, format, say }} />
    </figure>
  )
}
