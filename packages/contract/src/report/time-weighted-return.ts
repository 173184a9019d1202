import type { ReportGain } from './report-flow.ts'

/**
 * The time-weighted return in hundredths of a percent, after fees: each gain or loss is compared with what was
 * there just before it, and these rates are linked. So it says how the investments did, whenever money came or
 * went. Null where nothing was earned or lost.
 */
export function timeWeightedReturn(gains: readonly ReportGain[]): number | null {
  // What reaches a portfolio that has ended was earned on money that is not there any more.
  const measured = gains.filter(({ before }) => before > 0n)
  if (measured.length === 0) return null
  const growth = measured.reduce(
    (all, { before, minor }) => all * (1 + Number(minor) / Number(before)),
    1,
  )
  return Math.round((growth - 1) * 10_000)
}
