import { lookOf } from '../chart/chart-series.ts'
import { Money } from '../money/money.tsx'
import { percentText } from '../percent/percent-text.ts'
import { Sparkline } from '../sparkline/sparkline.tsx'
import { wholePercents } from './whole-percents.ts'

export type Share = {
  name: string
  minor: bigint
  /** How it became so much, oldest first; none keeps the place for what is still to come. */
  course?: readonly bigint[] | undefined
}

export type ShareBarProps = {
  /** What is shared: "Where your money is". */
  label: string
  /** At most five, none below zero. */
  shares: readonly Share[]
  /** Left out, each is said by its percent alone, to two decimals. */
  currency?: string | undefined
  className?: string | undefined
}

/** To two decimals, cut off. */
function exactPercentText(minor: bigint, total: bigint): string {
  return `${total === 0n ? 0 : Number((minor * 10_000n) / total) / 100} %`
}

/** What is there at all is never written as nothing. */
function shareText(minor: bigint, percent = 0): string {
  return minor > 0n && percent === 0 ? `< ${percentText(1)}` : percentText(percent)
}

/** One whole and its parts: a bar for the eye, and a table that says each part by name, amount and percent. */
export function ShareBar({ label, shares, currency, className }: ShareBarProps) {
  const hasCourses = shares.some(({ course }) => course)
  const percents = wholePercents(shares.map(({ minor }) => minor))
  const total = shares.reduce((sum, { minor }) => sum + minor, 0n)
  return (
    <figure aria-label={label} className={className}>
      <div
        aria-hidden="true"
        className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-surface-disabled forced:border"
      >
        {shares.map(({ name, minor }, at) =>
          minor > 0n ? (
            <span
              key={name}
              className="min-w-1 forced:border"
              style={{ flexGrow: percents[at], backgroundColor: lookOf(at).colour }}
            />
          ) : null,
        )}
      </div>
      <table className="mt-3 w-full border-collapse text-small">
        <caption className="sr-only">{label}</caption>
        <tbody>
          {shares.map(({ name, minor, course = [] }, at) => (
            <tr key={name} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 pe-4 text-start font-normal text-ink">
                <span className="flex items-center justify-between gap-x-3">
                  <span className="flex min-w-0 items-baseline gap-2.5">
                    <span
                      aria-hidden="true"
                      className="size-dot shrink-0 rounded-full forced:border"
                      style={{ backgroundColor: lookOf(at).colour }}
                    />
                    <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
                  </span>
                  {hasCourses ? <Course values={course} /> : null}
                </span>
              </th>
              <td className="py-2 text-end font-medium text-ink">
                {currency === undefined ? (
                  <span className="figures whitespace-nowrap">
                    {exactPercentText(minor, total)}
                  </span>
                ) : (
                  <Money amount={{ currency, minor }} />
                )}
                {hasCourses && currency !== undefined ? (
                  <span className="figures block font-normal text-ink-muted">
                    {shareText(minor, percents[at])}
                  </span>
                ) : null}
              </td>
              {hasCourses || currency === undefined ? null : (
                <td className="figures w-14 py-2 text-end text-ink-muted">
                  {shareText(minor, percents[at])}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

/** Its place is kept where there is nothing to draw: rows stay as high as they are. */
function Course({ values }: { values: readonly bigint[] }) {
  return (
    <span className="block h-5 w-16 shrink-0">
      <Sparkline values={values} />
    </span>
  )
}
