import { cx } from 'class-variance-authority'
import { useAmountPrivacy } from '../amount-privacy/amount-privacy.tsx'
import { chartWords } from '../chart/chart.words.ts'
import { ChartReader } from '../chart/chart-reader.tsx'
import { heightOf } from '../chart/chart-scale.ts'
import type { ChartSeries } from '../chart/chart-series.ts'
import { ChartTable } from '../chart/chart-table.tsx'
import { moneyWords } from '../money/money.words.ts'
import { moneySpoken, moneyText } from '../money/money-parts.ts'
import { useWords } from '../words/use-words.ts'
import { curvePaths } from './curve-paths.ts'
import { curveScale } from './curve-scale.ts'
import { growthCurveWords } from './growth-curve.words.ts'
import { growthIn, growthText } from './growth-in.ts'

export type GrowthCurveProps = {
  /** What it shows: "Your naira since you joined". */
  label: string
  /** "Jan 2026", oldest first; at most about sixty. */
  periods: readonly string[]
  /** In minor units, one for each period: what it was worth. */
  value: readonly bigint[]
  /** In minor units, one for each period: what was put in until then, less what was paid out. */
  paidIn: readonly bigint[]
  /** In minor units, one for each period: what was paid out in it. It is marked, since it is no loss. */
  paidOut?: readonly bigint[]
  currency: string
  /** It begins with the first money of all: what its first period earned counts along in its change. */
  isWhole?: boolean
  valueLabel?: string
  paidInLabel?: string
  paidOutLabel?: string
  className?: string | undefined
}

/** Drawn lines keep their colours, which on the reader's own ground may be none. */
const inForcedColours =
  'forced:[--ink-muted:CanvasText] forced:[--ink:CanvasText] forced:[--primary:LinkText]'

/** Its point stands on the curve, at what was left. */
const payoutMark = 'M0 0L4.5 -7L-4.5 -7Z'

function Key({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-muted">
      {series.map(({ name, colour }, at) => (
        <li key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" width="20" height="10" className="shrink-0">
            {at === 2 ? (
              <path d={payoutMark} transform="translate(10 9)" fill={colour} />
            ) : (
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
            )}
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
  paidOut = [],
  currency,
  isWhole = false,
  valueLabel,
  paidInLabel,
  paidOutLabel,
  className,
}: GrowthCurveProps) {
  const words = useWords('growthCurve', growthCurveWords)
  const { hidden: hiddenText } = useWords('chart', chartWords)
  const { spoken } = useWords('money', moneyWords)
  const { hidden } = useAmountPrivacy()
  const scale = curveScale(value, paidIn)
  const isPaidOut = paidOut.some(minor => minor > 0n)
  const series: ChartSeries[] = [
    { name: valueLabel ?? words.value, values: value, colour: 'var(--primary)' },
    { name: paidInLabel ?? words.paidIn, values: paidIn, colour: 'var(--ink-muted)' },
    ...(isPaidOut
      ? [{ name: paidOutLabel ?? words.paidOut, values: paidOut, colour: 'var(--ink)' }]
      : []),
  ]
  const format = (minor: bigint) => (hidden ? hiddenText : moneyText({ currency, minor }))
  const say = (minor: bigint) =>
    hidden ? hiddenText : moneySpoken({ currency, minor }, {}, spoken)
  const short = (minor: bigint) =>
    hidden ? '••' : moneyText({ currency, minor }, { compact: true })
  const { earned, tenthsOfPercent } = growthIn(value, paidIn, isWhole)
  const change =
    tenthsOfPercent === undefined
      ? words[earned < 0n ? 'lost' : 'earned'](
          moneyText({ currency, minor: earned }, { plus: true }),
        )
      : words.percent(growthText(tenthsOfPercent))
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
    <figure aria-label={label} className={cx(inForcedColours, '@container m-0', className)}>
      {/* Time runs to the right in every language. */}
      <div dir="ltr" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div
          aria-hidden="true"
          className="figures relative text-end text-caption whitespace-nowrap text-ink-muted"
        >
          {scale.ticks.map(tick => (
            <span key={tick}>
              <span className="block h-0 overflow-hidden">{short(tick)}</span>
              <span
                className="absolute end-0 -translate-y-1/2"
                style={{ top: `${heightOf(tick, scale)}%` }}
              >
                {short(tick)}
              </span>
            </span>
          ))}
        </div>
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
          {paidOut.map((minor, at) =>
            minor > 0n ? (
              <svg
                key={periods[at]}
                aria-hidden="true"
                width="9"
                height="7"
                viewBox="-4.5 -7 9 7"
                className="absolute -translate-x-1/2 -translate-y-full fill-ink"
                style={{
                  left: `${((at + 0.5) / periods.length) * 100}%`,
                  top: `calc(${heightOf(value[at] ?? 0n, scale)}% - 0.375rem)`,
                }}
              >
                <path d={payoutMark} />
              </svg>
            ) : null,
          )}
          <ChartReader {...{ label, periods, series, format, say }} />
        </div>
        <div className="col-start-2 mt-2 flex flex-wrap justify-between gap-x-3 border-t border-line pt-1.5 text-caption text-ink-muted">
          <span aria-hidden="true">{periods[0]}</span>
          {hidden ? null : (
            <span className="figures order-last basis-full text-center font-medium text-ink @sm:order-none @sm:basis-auto">
              {change}
            </span>
          )}
          <span aria-hidden="true">{periods.at(-1)}</span>
        </div>
      </div>
      <Key series={series} />
      <ChartTable {...{ label, periods, series, format, say }} />
    </figure>
  )
}
