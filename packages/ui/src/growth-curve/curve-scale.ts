import type { ChartScale } from '../chart/chart-scale.ts'
import { reachOf } from '../chart/reach-of.ts'
import { grownTo } from './curve-paths.ts'

/** From nought, so that a curve looks as steep as it is; its two figures are the highest and the lowest. */
export function curveScale(value: readonly bigint[], paidIn: readonly bigint[]): ChartScale {
  const { least, most } = reachOf([0n, ...value, ...paidIn, ...grownTo(value, paidIn).slice(1)])
  const room = (most - least) / 12n || 1n
  return { ticks: [most, least], least: least < 0n ? least - room : least, most: most + room }
}
